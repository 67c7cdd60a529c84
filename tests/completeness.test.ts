import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHECKS } from '../src/check/registry.ts'
import { LATER_STAGES } from '../src/cli/commands/explain.ts'
import { upToDate } from '../src/cli/commands/schema.ts'
import { COMPONENTS } from '../src/components/registry.ts'
import { FORMATS, GAME_FORMATS } from '../src/output/registry.ts'
import { messagesByCode, STAGES } from '../src/report/codes.ts'
import { completenessFaults, type Evidence, type Registered } from './support/completeness.ts'
import { readSources } from './support/read-sources.ts'

const codes = messagesByCode([...STAGES, ...LATER_STAGES])
const registered: Registered[] = [
  ...CHECKS.map(({ id, messages: { stage, table } }): Registered => {
    return { what: 'check', id, codes: Object.keys(table).map((name) => `${stage}/${name}`) }
  }),
  ...Object.keys(COMPONENTS).map((id): Registered => ({ what: 'component', id })),
  ...[...Object.keys(FORMATS), ...Object.keys(GAME_FORMATS)].map((id): Registered => ({ what: 'format', id })),
  ...[...codes.keys()].map((id): Registered => ({ what: 'code', id })),
]
const stages = readdirSync('tests/diagnostics', { withFileTypes: true }).filter((entry) => entry.isDirectory())
const evidence: Evidence = {
  tests: new Map([...readSources('tests')].map(([path, text]) => [`tests/${path}`, text])),
  fixtures: stages.flatMap(({ name }) =>
    readdirSync(`tests/diagnostics/${name}`).map((f) => `tests/diagnostics/${name}/${f}`),
  ),
  docs: readFileSync('data/README.md', 'utf8'),
}

describe('completeness', () => {
  it('holds for everything that is registered', () => {
    expect(completenessFaults(registered, evidence)).toEqual([])
  })

  it('finds a check, a component, a format and a code without test, fixture and line', () => {
    const planted: Registered[] = [
      { what: 'check', id: ['data', 'planted'].join('/') },
      { what: 'component', id: 'planted' },
      { what: 'format', id: 'planted' },
      { what: 'code', id: ['yaml', 'planted'].join('/') },
    ]
    expect(completenessFaults(planted, evidence)).toEqual([
      'check data/planted: no test',
      'check data/planted: no line in the docs',
      'component planted: no test',
      'component planted: no line in the docs',
      'format planted: no test',
      'format planted: no line in the docs',
      'code yaml/planted: no test',
      'code yaml/planted: no fixture',
      'code yaml/planted: no line in the docs',
    ])
  })

  it('registers every file of checks', () => {
    const files = ['data', 'print', 'rules'].flatMap((kind) =>
      existsSync(`src/check/${kind}`)
        ? readdirSync(`src/check/${kind}`).map((file) => `${kind}/${file.replace('.ts', '')}`)
        : [],
    )
    const exported = files.filter((file) =>
      /export const \w+: Check = /.test(readFileSync(`src/check/${file}.ts`, 'utf8')),
    )
    expect(CHECKS.map(({ id }) => id).sort()).toEqual(exported.sort())
  })

  it('explains every code with a wrong and a right example', () => {
    for (const [code, { says, explain, bad, good }] of codes) {
      expect([code, says.length > 5, explain.length > 20, bad !== '', good !== '', bad !== good]).toEqual([
        code,
        true,
        true,
        true,
        true,
        true,
      ])
    }
  })

  it('finds the pages up to date', async () => {
    const page = readFileSync('data/README.md', 'utf8')
    expect(await upToDate(page)).toBe(page)
  })
})
