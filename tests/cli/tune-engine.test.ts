import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ENGINE_FLAG } from '../../src/cli/tune-engine.ts'

test('the engine knows the flag, also while it runs', () => {
  const tell = (flag: string) =>
    spawnSync(process.execPath, ['-e', `require('node:v8').setFlagsFromString('${flag}')`], { encoding: 'utf8' })
  expect(tell(ENGINE_FLAG)).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(tell('--no-such-flag').stderr).toContain('no-such-flag')
})
