import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { findControlCharacter } from './control-characters.ts'
import { explainValue } from './explain-syntax.ts'
import { LIMITS } from './limits.ts'
import { Plain } from './located-document.ts'
import { sayYaml } from './yaml-messages.ts'

/** A named value (`&name`), for the aliases that repeat it. */
interface Anchor {
  readonly name: string
  readonly node: Node
  readonly value: unknown
  /** Values inside, aliases counted in full. */
  readonly size: number
  used: boolean
}

/** The plain data of a tree of YAML nodes, what is wrong with it, and the node that each alias repeats. */
export interface Converted {
  readonly value: unknown
  readonly diagnostics: readonly Diagnostic[]
  readonly aliases: ReadonlyMap<Node, Node>
}

/** Turns YAML nodes into plain objects, arrays, strings and `Plain`. Never throws: beyond a limit it stops and says so. */
export function convertNodes(file: string, text: string, root: Node | null): Converted {
  const diagnostics: Diagnostic[] = []
  const anchors = new Map<string, Anchor>()
  const everyAnchor: Anchor[] = []
  const aliases = new Map<Node, Node>()
  let nodes = 0
  let repeated = 0
  let stopped = false

  const spanOf = (node: Node): Span => ({ file, start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 0 })
  const stop = (diagnostic: Diagnostic): undefined => {
    if (!stopped) diagnostics.push(diagnostic)
    stopped = true
  }

  const convert = (node: Node | null, depth: number): unknown => {
    if (stopped || node === null) return node === null ? new Plain('', null) : undefined
    if (++nodes > LIMITS.nodes) return stop(sayYaml('too-many-values', { limit: LIMITS.nodes }, spanOf(node)))
    if (depth > LIMITS.depth) return stop(sayYaml('too-deep', { limit: LIMITS.depth }, spanOf(node)))
    if (isAlias(node)) return repeat(node)
    const before = nodes + repeated
    const value = isScalar(node)
      ? convertScalar(node)
      : isMap(node)
        ? convertMap(node, depth)
        : convertList(node, depth)
    const name = (isScalar(node) || isCollection(node)) && node.anchor
    if (name) {
      const anchor = { name, node, value, size: nodes + repeated - before + 1, used: false }
      anchors.set(name, anchor)
      everyAnchor.push(anchor)
    }
    return value
  }

  const repeat = (node: Node & { source: string }): unknown => {
    const anchor = anchors.get(node.source)
    if (!anchor) {
      const start = node.range?.[0] ?? 0
      const hints = explainValue(file, text, start + 1, 'quote-start').hints ?? []
      diagnostics.push(sayYaml('unknown-alias', { alias: node.source }, spanOf(node), { hints }))
      return undefined
    }
    anchor.used = true
    repeated += anchor.size
    if (repeated > LIMITS.repeated) return stop(sayYaml('too-many-aliases', { limit: LIMITS.repeated }, spanOf(node)))
    aliases.set(node, anchor.node)
    return anchor.value
  }

  const convertScalar = (node: Scalar): string | Plain => {
    const written = typeof node.value === 'string' ? node.value : (node.source ?? '')
    const control = findControlCharacter(written)
    if (control) diagnostics.push(sayYaml('control-character', { code: control.code }, spanOf(node)))
    // `>5` and `|` head a block of text. Without a block below, they were meant as text themselves.
    if (node.type?.startsWith('BLOCK') && written === '')
      diagnostics.push(explainValue(file, text, node.range?.[0] ?? 0, 'quote-start'))
    if (node.type !== 'PLAIN') return written
    const value = node.value
    const known = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    const comment = typeof value === 'string' ? undefined : gluedComment(text, node.range?.[1] ?? 0)
    return new Plain(written, known ? value : null, comment)
  }

  const convertMap = (node: Node & { items: readonly unknown[] }, depth: number): Record<string, unknown> => {
    const map: Record<string, unknown> = {}
    const places = new Map<string, Span>()
    for (const pair of node.items) {
      if (!isPair<Node, Node | null>(pair)) continue
      const key = keyOf(pair.key)
      const at = spanOf(pair.key)
      const first = places.get(key)
      if (first)
        diagnostics.push(
          sayYaml('duplicate-key', { key }, at, { related: [{ message: `"${key}" first stands here`, at: first }] }),
        )
      places.set(key, at)
      if (key === '__proto__') diagnostics.push(sayYaml('reserved-key', { key }, at))
      // Defined rather than assigned, so that a key `__proto__` changes nothing but this map.
      Object.defineProperty(map, key, {
        value: convert(pair.value, depth + 1),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
    return map
  }

  const convertList = (node: Node, depth: number): unknown[] =>
    isSeq<Node | null>(node) ? node.items.map((item) => convert(item, depth + 1)) : []

  const value = convert(root, 1)
  for (const { name: anchor, node, used } of everyAnchor) {
    if (used || stopped) continue
    const name = `&${anchor}`
    const before = text.lastIndexOf(name, node.range?.[0] ?? 0)
    const start = before < 0 ? text.indexOf(name) : before
    const hints = explainValue(file, text, start + 1, 'quote-start').hints ?? []
    diagnostics.push(sayYaml('unused-anchor', { anchor }, { file, start, end: start + name.length }, { hints }))
  }
  return { value, diagnostics, aliases }
}

/** The comment right behind a value, if there is no space after its #: `7 #gold`. For a number that is fine, for a text it is not. */
function gluedComment(text: string, end: number): string | undefined {
  const pattern = /[ \t]+(#[^\s#][^\r\n]*)/y
  pattern.lastIndex = end
  return pattern.exec(text)?.[1]?.trimEnd()
}

/** The text of a key. */
export function keyOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : ''
}
