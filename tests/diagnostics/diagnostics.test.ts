import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHECKS } from '../../src/check/registry.ts'
import { sayGame } from '../../src/game/game-messages.ts'
import { sayVariant } from '../../src/game/variant-messages.ts'
import { checkReport } from '../../src/report/check-report.ts'
import { messagesByCode } from '../../src/report/codes.ts'
import { say as sayZuluSpears } from '../../src/rules/games/zulu-spears/messages.ts'
import { say as sayRules } from '../../src/rules/messages.ts'
import { sayShape } from '../../src/schema/shape-messages.ts'
import { sayYaml } from '../../src/source/yaml-messages.ts'
import { runFixture } from './run-fixture.ts'

const here = 'tests/diagnostics'

/** Findings that no file of a game can cause: of what somebody asks for, and of rules that are wrong themselves. They have tests of their own. */
const NOT_OF_DATA = [
  'rules/no-rules',
  'rules/no-scenario',
  'rules/unknown-scenario',
  'rules/unknown-side',
  'rules/policy-without-effect',
  'check/card-not-seen',
  'check/draws-off',
  'check/opening-off',
  'check/law-broken',
]

const stages = [sayYaml, sayShape, sayGame, sayVariant, sayRules, sayZuluSpears, ...CHECKS.map((check) => check.messages)]
const codes = [...messagesByCode(stages).keys()].filter((code) => !NOT_OF_DATA.includes(code))

describe('each finding of reading and checking data', () => {
  it.each(codes)('%s is caused by its fixture and reads as reviewed', async (code) => {
    const { diagnostics, sources } = await runFixture(join(here, code))
    expect(diagnostics.map((d) => d.code)).toContain(code)
    await expect(checkReport(diagnostics, sources, false)).toMatchFileSnapshot(`${code}/expected.txt`)
  })

  it('has a folder that is named like it; none is left over', () => {
    const owned = new Set(stages.map(({ stage }) => stage))
    const folders = [...owned].flatMap((stage) => readdirSync(join(here, stage)).map((name) => `${stage}/${name}`))
    expect(folders.sort()).toEqual([...codes].sort())
  })
})

describe('a base of fixtures', () => {
  it.each(['zulu-two-player', 'zulu-solo'])('%s is sound by itself', async (base) => {
    const { diagnostics } = await runFixture(join('tests/fixtures', base))
    expect(diagnostics.map((d) => d.code)).toEqual(['check/longest-game'])
  })
})
