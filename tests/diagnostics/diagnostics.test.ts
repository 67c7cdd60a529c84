import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sayGame } from '../../src/game/game-messages.ts'
import { CHECKS } from '../../src/check/registry.ts'
import { messagesByCode } from '../../src/report/codes.ts'
import { checkReport } from '../../src/report/check-report.ts'
import { sayShape } from '../../src/schema/shape-messages.ts'
import { sayYaml } from '../../src/source/yaml-messages.ts'
import { runFixture } from './run-fixture.ts'

const here = 'tests/diagnostics'
const checks = CHECKS.filter((check) => check.id.startsWith('data/')).map((check) => check.messages)
const stages = [sayYaml, sayShape, sayGame, ...checks]
const codes = stages.flatMap(({ stage, table }) => Object.keys(table).map((name) => `${stage}/${name}`))

describe('each finding of reading and checking data', () => {
  it.each(codes)('%s is caused by its fixture and reads as reviewed', async (code) => {
    const { diagnostics, sources } = runFixture(join(here, code))
    expect(diagnostics.map((d) => d.code)).toContain(code)
    await expect(checkReport(diagnostics, sources, false)).toMatchFileSnapshot(`${code}/expected.txt`)
  })

  it('has a folder that is named like it; none is left over', () => {
    const owned = new Set(stages.map(({ stage }) => stage))
    const folders = [...owned].flatMap((stage) => readdirSync(join(here, stage)).map((name) => `${stage}/${name}`))
    const known = messagesByCode()
    expect(folders.filter((folder) => !known.has(folder))).toEqual([])
  })
})
