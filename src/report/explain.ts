import { nearest } from '../kernel/suggest.ts'
import { messagesByCode, STAGES, type StageMessages } from './codes.ts'

/** The page of a finding, or the codes nearest to a wrong one. */
export type Explanation = { readonly page: string } | { readonly near: readonly string[] }

/** What a code means, with an input that causes it and the same mended. The stage may be left out where only one code ends so. `more`: tables of stages above this folder. */
export function explain(wanted: string, more: readonly StageMessages[] = []): Explanation {
  const known = messagesByCode([...STAGES, ...more])
  const codes = [...known.keys()]
  const sameName = codes.filter((other) => other.endsWith(`/${wanted}`))
  const code = known.has(wanted) || sameName.length !== 1 ? wanted : sameName[0]!
  const message = known.get(code)
  if (!message) {
    const near = nearest(wanted, codes)
    return { near: sameName.length > 0 ? sameName : near === undefined ? [] : [near] }
  }
  const indented = (text: string): string =>
    text
      .split('\n')
      .map((line) => `  ${line}`)
      .join('\n')
  const parts = [`${code} (${message.severity}): ${message.says}`, message.explain]
  parts.push(`Wrong:\n${indented(message.bad)}`, `Right:\n${indented(message.good)}`)
  return { page: `${parts.join('\n\n')}\n` }
}
