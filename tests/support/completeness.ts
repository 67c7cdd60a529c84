/** Something that is registered and must be tested, shown failing or working, and documented. */
export interface Registered {
  readonly what: 'check' | 'component' | 'format' | 'code'
  /** `data/deck-size`, `card`, `pdf`, `yaml/tab`. */
  readonly id: string
  /** Findings of a check. */
  readonly codes?: readonly string[]
}

/** What there is to find evidence in. Paths are relative to the repository. */
export interface Evidence {
  /** Test files with their texts. */
  readonly tests: ReadonlyMap<string, string>
  /** Folders of fixtures. */
  readonly fixtures: readonly string[]
  /** Text of the documentation. */
  readonly docs: string
}

/** Registered things for which something is missing, each with what is. */
export function completenessFaults(registered: readonly Registered[], evidence: Evidence): string[] {
  return registered.flatMap(({ what, id, codes }) => {
    const missing: string[] = []
    if (!isTested(what, id, evidence, codes)) missing.push('no test')
    if (!hasFixture(what, id, evidence)) missing.push('no fixture')
    if (!evidence.docs.includes(`\`${id}\``)) missing.push('no line in the docs')
    return missing.map((fault) => `${what} ${id}: ${fault}`)
  })
}

const mentions = ({ tests }: Evidence, word: string): boolean => [...tests.values()].some((text) => text.includes(word))

/** A component or format has test files of its own path; a check is named by a test, or all its findings have fixtures; a code has a fixture. */
function isTested(what: Registered['what'], id: string, evidence: Evidence, codes: readonly string[] = []): boolean {
  const paths = [...evidence.tests.keys()]
  if (what === 'component') return paths.some((path) => path.startsWith(`tests/components/${id}/`))
  if (what === 'format') return paths.some((path) => path.startsWith(`tests/output/${id}/`))
  if (what === 'code') return hasFixture(what, id, evidence)
  return (
    mentions(evidence, `'${id}'`) || (codes.length > 0 && codes.every((code) => hasFixture('code', code, evidence)))
  )
}

/** A code has a folder of its own under `tests/diagnostics`, or a test that causes it names it in full (`'out/foreign-file'`). */
function hasFixture(what: Registered['what'], id: string, evidence: Evidence): boolean {
  if (what !== 'code') return true
  return evidence.fixtures.includes(`tests/diagnostics/${id}`) || mentions(evidence, `'${id}'`)
}
