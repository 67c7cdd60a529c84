/** A use of a helper: `{{text title x=5}}`, `{{#shared}}…{{/shared}}` or `(add x 2)`. */
export type HelperCall = hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression

/** What a visitor is told. `depth` counts the `each` blocks around: inside them a name belongs to the item. */
export interface Visit {
  name(path: hbs.AST.PathExpression, depth: number): void
  helper(call: HelperCall, name: string): void
  part(call: hbs.AST.PartialStatement | hbs.AST.PartialBlockStatement, depth: number): void
}

function walkExpressions(node: Pick<HelperCall, 'params' | 'hash'>, depth: number, visit: Visit): void {
  const pairs = (node.hash as hbs.AST.Hash | undefined)?.pairs ?? []
  for (const expression of [...node.params, ...pairs.map((pair) => pair.value)]) {
    if (expression.type === 'PathExpression') visit.name(expression as hbs.AST.PathExpression, depth)
    if (expression.type === 'SubExpression') {
      const call = expression as hbs.AST.SubExpression
      visit.helper(call, call.path.original)
      walkExpressions(call, depth, visit)
    }
  }
}

/** Visits every name, helper call and part of a template, in order. `isHelper` tells a lone `{{name}}` that is a call from one that is a value. */
export function walkTemplate(
  program: hbs.AST.Program | undefined,
  isHelper: (name: string) => boolean,
  visit: Visit,
  depth = 0,
): void {
  for (const statement of program?.body ?? []) {
    if (statement.type === 'MustacheStatement') {
      const call = statement as hbs.AST.MustacheStatement
      const name = call.path.type === 'PathExpression' ? (call.path as hbs.AST.PathExpression).original : ''
      const hash = call.hash as hbs.AST.Hash | undefined
      if (call.params.length > 0 || hash || isHelper(name)) visit.helper(call, name)
      else if (call.path.type === 'PathExpression') visit.name(call.path as hbs.AST.PathExpression, depth)
      walkExpressions(call, depth, visit)
    } else if (statement.type === 'BlockStatement') {
      const call = statement as hbs.AST.BlockStatement
      visit.helper(call, call.path.original)
      walkExpressions(call, depth, visit)
      walkTemplate(call.program, isHelper, visit, call.path.original === 'each' ? depth + 1 : depth)
      walkTemplate(call.inverse, isHelper, visit, depth)
    } else if (statement.type === 'PartialStatement' || statement.type === 'PartialBlockStatement') {
      const call = statement as hbs.AST.PartialStatement
      visit.part(call, depth)
      walkExpressions(call, depth, visit)
    }
  }
}
