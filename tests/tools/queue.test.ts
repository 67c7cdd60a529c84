import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const CLI = resolve('dist/cli/main.js')
const COMMAND = 'simulate zulu-spears --policy zulu=random,british=random --games 120000 --seed 7 --json'
const VARIANT = `kind: variant
id: fewer-blood
title: Fewer Blood
of: zulu-spears
changes:
  decks.zulu.cards.blood.count: 9
  decks.zulu.cards.attack.count: 8
`

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

// Real servers and real processes, killed and restarted. CI builds first, installs redis-server and sets QM_TOOLS; with it set, a missing server is a failure.
describe.skipIf(process.env.QM_TOOLS !== '1')('games shared out by a queue', () => {
  let folder: string
  let port: number
  let url: string
  let server: ChildProcess
  let alone: unknown
  const workers: ChildProcess[] = []

  const startServer = async (): Promise<void> => {
    const options = ['--port', `${port}`, '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1', '--dir', folder]
    server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] })
    let said = ''
    for await (const text of server.stdout ?? []) {
      said += String(text)
      if (said.includes('Ready to accept connections')) break
    }
    expect(said).toContain('Ready to accept connections')
    server.stdout?.resume()
  }
  const startWorker = (): ChildProcess => {
    const child = spawn(process.execPath, [CLI, 'worker', '--queue', url, '--workers', '1'], { stdio: 'ignore' })
    workers.push(child)
    return child
  }
  /** Runs `qm`; what it said, and the JSON without what it measured. */
  const qm = async (line: string, hear?: (said: string) => void): Promise<{ result: unknown; said: string }> => {
    const running = promisify(execFile)(process.execPath, [CLI, ...line.split(' ')])
    if (hear) running.child.stderr?.on('data', (text) => hear(String(text)))
    const { stdout, stderr } = await running
    const { measured, ...result } = JSON.parse(stdout) as Record<string, unknown>
    expect(measured).toBeTypeOf('object')
    return { result, said: stderr }
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'qm-queue-'))
    writeFileSync(join(folder, 'fewer-blood.yaml'), VARIANT)
    port = await freePort()
    url = `redis://127.0.0.1:${port}`
    await startServer()
    alone = (await qm(`${COMMAND} --workers 1`)).result
  }, 120_000)
  afterAll(() => {
    for (const worker of workers) worker.kill('SIGKILL')
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  it('two workers give what one core gives, although one is killed in the middle', { timeout: 120_000 }, async () => {
    const [first] = [startWorker(), startWorker()]
    const shared = qm(`${COMMAND} --queue ${url}`)
    await wait(2500)
    first?.kill('SIGKILL')
    expect((await shared).result).toEqual(alone)
  })

  // Their shares begin at the same games under many settings, which must not be taken for each other.
  it.each([
    'compare zulu-spears VARIANT --games 3000 --searching 2 --restricted 20 --seed 5 --json',
    'tune zulu-spears --side zulu --target 23..26 --may zulu.blood,zulu.attack,zulu.shields --json',
    'simulate zulu-spears --policy british=mcts:2 --games 100 --seed 5 --json',
  ])('%s comes out the same', { timeout: 120_000 }, async (line) => {
    const command = line.replace('VARIANT', join(folder, 'fewer-blood.yaml'))
    startWorker()
    const shared = await qm(`${command} --queue ${url}`)
    expect(shared.result).toEqual((await qm(`${command} --workers 1`)).result)
  })

  it('a server that restarts and has forgotten everything changes nothing', { timeout: 120_000 }, async () => {
    const shared = qm(`${COMMAND} --queue ${url}`)
    await wait(2500)
    server.kill('SIGKILL')
    await once(server, 'exit')
    await startServer()
    expect((await shared).result).toEqual(alone)
  })

  it('a share that is played twice counts once', { timeout: 120_000 }, async () => {
    // A worker that sleeps is taken for dead, its share goes to another; then it wakes and delivers its own as well.
    const sleeper = startWorker()
    const shared = qm(`${COMMAND} --queue ${url}`)
    await wait(2000)
    sleeper.kill('SIGSTOP')
    setTimeout(() => sleeper.kill('SIGCONT'), 16_000)
    expect((await shared).result).toEqual(alone)
  })

  it('says that no worker is listening, and starts when one comes', { timeout: 120_000 }, async () => {
    for (const worker of workers.splice(0)) {
      worker.kill('SIGCONT')
      worker.kill('SIGINT')
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit')
    }
    const { result, said } = await qm(`${COMMAND} --queue ${url}`, (text) => {
      if (text.includes('no worker')) startWorker()
    })
    expect(said).toBe(`no worker is listening; start some with: qm worker --queue redis://127.0.0.1:${port}\n`)
    expect(result).toEqual(alone)
  })

  it('an address without a server is a plain error', { timeout: 60_000 }, async () => {
    const other = await freePort()
    await expect(qm(`${COMMAND} --queue redis://:secret@127.0.0.1:${other}`)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`error: the queue at 127.0.0.1:${other} does not answer`) as string,
    })
    await expect(qm(`${COMMAND} --queue localhost`)).rejects.toMatchObject({
      code: 1,
      stderr: 'error: "localhost" is no address; write redis://host or redis://host:6379\n',
    })
  })
})
