import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const CLI = resolve('dist/cli/main.js')
const SHIPPED = resolve('data/zulu-spears')

// These run the compiled program as a process of its own. CI builds it first and sets QM_TOOLS; with it set, a missing dist/ is a failure.
describe.skipIf(process.env.QM_TOOLS !== '1')('the built program', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'qm-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** An empty folder to work in. */
  const place = (name: string): string => {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true })
    return path
  }
  /** Runs `qm` in a folder; its stdout. Any other exit code than 0 throws. */
  const qm = (cwd: string, line: string, env: NodeJS.ProcessEnv = {}): string =>
    execFileSync(process.execPath, [CLI, ...line.split(' ')], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  /** Runs `qm` and presses Ctrl-C in the midst of it; its exit code and what it said on stderr. */
  const interrupted = async (cwd: string, line: string): Promise<{ code: number | null; said: string }> => {
    for (let delay = 400; ; delay *= 2) {
      const child = spawn(process.execPath, [CLI, ...line.split(' ')], { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
      const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)))
      await wait(delay)
      child.kill('SIGINT')
      const code = await ended
      // Without a code the signal came before the program had started; a slow machine is given longer.
      if (code !== null || delay > 5000) return { code, said }
    }
  }

  describe('simulate', () => {
    /** The JSON of a simulation without what it measured of the machine. */
    const simulated = (options: string): Record<string, unknown> => {
      const { measured, ...rest } = JSON.parse(qm(folder, `simulate zulu-spears ${options} --json`)) as Record<
        string,
        unknown
      >
      expect(measured).toBeTypeOf('object')
      return rest
    }

    it('gives the same text but for the measured figures with one worker and with two', () => {
      // Enough games for several shares, so that two threads really share them.
      const text = (workers: number): string => {
        const out = qm(folder, `simulate zulu-spears --games 50000 --seed 7 --workers ${workers} --json`)
        const cut = out.replace(/"measured": \{[^}]*\}/, '')
        expect(cut.length).toBeLessThan(out.length)
        return cut
      }
      expect(text(2)).toBe(text(1))
    })

    it('plays the long solo game alike, as a scenario and as a ruling', () => {
      const { scenario: first, ...long } = simulated('--scenario solo-200 --games 2000')
      const { scenario: second, ...ruled } = simulated('--scenario solo --ruling troops=200 --games 2000')
      expect([first, second]).toEqual(['solo-200', 'solo'])
      expect(ruled).toEqual(long)
      expect(simulated('--scenario solo --games 2000')['wins']).not.toEqual(long['wins'])
    })

    // Worked out by programs in other languages that play the same rules with the same random numbers.
    it.each([
      ['--policy zulu=literal,british=literal', 1_439_576_268],
      ['--policy zulu=keep,british=keep', 1_021_230_168],
      ['--scenario solo --policy british=keep', 1_892_283_638],
    ])('agrees game for game with independent programs: %s', (options, fold) => {
      expect(simulated(`${options} --games 20 --seed 1`)['fold']).toBe(fold)
    })
  })

  it('ends a long simulation with 130 at Ctrl-C', async () => {
    expect((await interrupted(folder, 'simulate zulu-spears --games 1e9')).code).toBe(130)
  })

  describe('build', () => {
    const JOB = 'build zulu-spears --paper a4,letter --no-simulation'

    it('writes the same bytes from another folder, in another time zone and language', () => {
      qm(place('first'), JOB)
      qm(place('elsewhere/deep'), JOB, { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' })
      const first = contentsOf(join(folder, 'first/out'))
      expect([...first.keys()]).toContain(join('zulu-spears', 'zulu_a4_long-edge.pdf'))
      expect(contentsOf(join(folder, 'elsewhere/deep/out'))).toEqual(first)
    })

    it('writes a copy of a game to a folder of its own name', () => {
      const cwd = place('copied')
      cpSync(SHIPPED, join(cwd, 'my'), { recursive: true })
      qm(cwd, `build ${join(cwd, 'my')} --no-simulation --format pdf --only zulu`)
      expect(readdirSync(join(cwd, 'out'))).toEqual(['my'])
      const head = readFileSync(join(cwd, 'out/my/zulu_a4_long-edge.pdf')).subarray(0, 5).toString()
      expect(head).toBe('%PDF-')
    })

    it('ends with 130 at Ctrl-C, the old output whole', async () => {
      const cwd = place('interrupted')
      const line = 'build zulu-spears --format pdf --no-simulation'
      qm(cwd, `${line} --gap 2`)
      const before = contentsOf(join(cwd, 'out'))
      const { code, said } = await interrupted(cwd, `${line} --paper a4,letter,a3,a5`)
      expect(code).toBe(130)
      expect(said).toContain('interrupted: the old output is untouched')
      expect(contentsOf(join(cwd, 'out'))).toEqual(before)
    })
  })

  it('bears a reader that closes the pipe early', () => {
    const command = `set -o pipefail; "$0" "$1" simulate zulu-spears --games 10 --transcript 100 | head -1`
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command, process.execPath, CLI], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout.split('\n').length).toBe(2)
    expect([status, stderr]).toEqual([0, ''])
  })
})

/** Contents of all files below a folder, by path. */
function contentsOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path).toString('base64')]),
  )
}
