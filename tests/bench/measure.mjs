import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const CLI = resolve('dist/cli/main.js')
const PRELOAD = resolve('tests/bench/report-usage.mjs')

/** Runs `qm` as a whole process and gives its seconds of CPU, wall seconds, peak memory and output. A failed run throws. */
export function measure(...args) {
  const folder = mkdtempSync(join(tmpdir(), 'qm-bench-'))
  const usage = join(folder, 'usage.json')
  const started = performance.now()
  const run = spawnSync(process.execPath, ['--import', PRELOAD, CLI, ...args], {
    encoding: 'utf8',
    env: { ...process.env, QM_USAGE: usage },
    maxBuffer: 1 << 28,
  })
  const wall = (performance.now() - started) / 1000
  if (run.status !== 0) throw new Error(`qm ${args.join(' ')} ended with ${run.status}:\n${run.stderr}`)
  const result = { wall, ...JSON.parse(readFileSync(usage, 'utf8')), out: run.stdout }
  rmSync(folder, { recursive: true })
  return result
}

/** The run with the least CPU of several: what the work takes when nothing else disturbs it. */
export function best(times, ...args) {
  const runs = Array.from({ length: times }, () => measure(...args))
  return runs.reduce((a, b) => (b.cpu < a.cpu ? b : a))
}
