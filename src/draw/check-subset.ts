import { readSvg, type SvgNode } from './read-svg.ts'
import { INSTEAD, SUBSET, valueProblem } from './subset.ts'

/** Something in a drawing that formats could not reproduce. `token` is how it stands in the markup, to find it in the template. */
export interface SubsetProblem {
  readonly kind: 'not-allowed' | 'not-svg'
  readonly what: string
  readonly instead: string
  readonly token: string
  /** Of an attribute: the element that has it, so that the same attribute of another is not taken for it. */
  readonly element?: string
}

const refused = (what: string, instead: string, token: string): SubsetProblem => ({
  kind: 'not-allowed',
  what,
  instead,
  token,
})

/** Ids that a drawing defines. */
function idsOf(node: SvgNode, into: Set<string>): Set<string> {
  if (node.attributes['id'] !== undefined) into.add(node.attributes['id'])
  for (const child of node.children) idsOf(child, into)
  return into
}

function checkNode(node: SvgNode, isKnown: (id: string) => boolean, found: SubsetProblem[]): void {
  const allowed = Object.hasOwn(SUBSET, node.name) ? SUBSET[node.name] : undefined
  if (!allowed) {
    found.push(refused(`<${node.name}>`, INSTEAD[node.name] ?? 'use paths and plain shapes', `<${node.name}`))
    return
  }
  if (node.name === 'text' && node.attributes['xml:space'] !== 'preserve')
    found.push(refused('<text> written by hand', INSTEAD['text'] ?? '', '<text'))
  else if (node.text.trim() !== '' && node.name !== 'text' && node.name !== 'title')
    found.push(
      refused(`the text "${node.text.trim().slice(0, 30)}" in <${node.name}>`, INSTEAD['text'] ?? '', node.text.trim()),
    )
  for (const [name, value] of Object.entries(node.attributes)) {
    if (!allowed.includes(name)) {
      const instead =
        INSTEAD[name] ??
        (name.startsWith('on') ? (INSTEAD['script'] ?? '') : `<${node.name}> takes ${allowed.join(', ')}`)
      found.push({ ...refused(`${name} of <${node.name}>`, instead, ` ${name}=`), element: node.name })
      continue
    }
    const problem = valueProblem(name, value)
    if (problem !== undefined)
      found.push(refused(`${name}="${value.slice(0, 40)}" of <${node.name}>`, problem, ` ${name}="${value}"`))
    const id = name === 'href' ? /^#(.+)$/.exec(value)?.[1] : /^url\(#([^)]+)\)$/.exec(value)?.[1]
    if (id !== undefined && !isKnown(id))
      found.push(refused(`${name}="${value}" of <${node.name}>`, 'no element has this id', ` ${name}="${value}"`))
  }
  for (const child of node.children) checkNode(child, isKnown, found)
}

/** Everything in a drawing that is outside the subset of `README.md`. `isShared` knows the ids of the library. */
export function checkSubset(markup: string, isShared: (id: string) => boolean): SubsetProblem[] {
  let root: SvgNode
  try {
    root = readSvg(markup)
  } catch (error) {
    const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    // Its line is one of the drawing, which nobody wrote; and without it the same fault of many pieces is one finding.
    const message = said.replace(/ \(line \d+, column \d+\)/, '')
    const element = /element `?([\w:-]+)/.exec(message)?.[1]
    return [{ kind: 'not-svg', what: message, instead: '', token: element === undefined ? '' : `<${element}` }]
  }
  const own = idsOf(root, new Set())
  const found: SubsetProblem[] = []
  for (const child of root.children) checkNode(child, (id) => own.has(id) || isShared(id), found)
  if (root.text.trim() !== '')
    found.push(refused(`the text "${root.text.trim().slice(0, 30)}"`, INSTEAD['text'] ?? '', root.text.trim()))
  return found
}
