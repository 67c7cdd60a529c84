/** A use of a helper: `{{text title x=5}}`, `{{#shared}}…{{/shared}}` or `(add x 2)`. */
export type HelperCall = hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression

/** Where a visitor is. `depth` counts the `each` blocks around: inside them a name belongs to the item. `shared`: inside such a block. */
export interface Inside {
  readonly depth: number
  readonly shared: boolean
}

/** What a visitor is told. */
export interface Visit {
  name(path: hbs.AST.PathExpression, inside: Inside): void
  helper(call: HelperCall, name: string): void
  part(call: hbs.AST.PartialStatement | hbs.AST.PartialBlockStatement, inside: Inside): void
}

const OUTSIDE: Inside = { depth: 0, shared: false }

function within(name: string, inside: Inside): Inside {
  if (name === 'each') return { ...inside, depth: inside.depth + 1 }
  return name === 'shared' ? { ...inside, shared: true } : inside
}

function walkExpressions(node: Pick<HelperCall, 'params' | 'hash'>, inside: Inside, visit: Visit): void {
  const pairs = (node.hash as hbs.AST.Hash | undefined)?.pairs ?? []
  for (const expression of [...node.params, ...pairs.map((pair) => pair.value)]) {
    if (expression.type === 'PathExpression') visit.name(expression as hbs.AST.PathExpression, inside)
    if (expression.type === 'SubExpression') {
      const call = expression as hbs.AST.SubExpression
      visit.helper(call, call.path.original)
      walkExpressions(call, inside, visit)
    }
  }
}

/** Visits every name, helper call and part of a template, in order. `isHelper` tells a lone `{{name}}` that is a call from one that is a value. */
export function walkTemplate(
  program: hbs.AST.Program | undefined,
  isHelper: (name: string) => boolean,
  visit: Visit,
  inside: Inside = OUTSIDE,
): void {
  for (const statement of program?.body ?? []) {
    if (statement.type === 'MustacheStatement') {
      const call = statement as hbs.AST.MustacheStatement
      const name = call.path.type === 'PathExpression' ? (call.path as hbs.AST.PathExpression).original : ''
      const hash = call.hash as hbs.AST.Hash | undefined
      if (call.params.length > 0 || hash || isHelper(name)) visit.helper(call, name)
      else if (call.path.type === 'PathExpression') visit.name(call.path as hbs.AST.PathExpression, inside)
      walkExpressions(call, inside, visit)
    } else if (statement.type === 'BlockStatement') {
      const call = statement as hbs.AST.BlockStatement
      visit.helper(call, call.path.original)
      walkExpressions(call, inside, visit)
      walkTemplate(call.program, isHelper, visit, within(call.path.original, inside))
      walkTemplate(call.inverse, isHelper, visit, inside)
    } else if (statement.type === 'PartialStatement' || statement.type === 'PartialBlockStatement') {
      const call = statement as hbs.AST.PartialStatement
      visit.part(call, inside)
      walkExpressions(call, inside, visit)
    }
  }
}
