import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HostError } from '../../kernel/host.ts'
import type { GameFolder } from '../../pipeline/find-games.ts'
import { follow } from '../../preview/follow.ts'
import { openPageFiles } from '../../preview/page-files.ts'
import { sayPreview } from '../../preview/preview-messages.ts'
import { openPreview } from '../../preview/preview.ts'
import { servePreview, type PreviewServer, type ServeOptions } from '../../preview/serve.ts'
import type { Setting } from '../../preview/shown.ts'
import { checkReport, saySummary, summaryOf } from '../../report/check-report.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { sayFindings } from '../say-findings.ts'
import { sayHostError } from '../say-host-error.ts'
import { openBrowser } from './open-browser.ts'
import { watchGame } from './watch-game.ts'

/** The port when none is asked for, so that an open page finds the next preview again. */
const USUAL_PORT = 4680

/** What is looked at, and how to begin. */
export interface PreviewWish {
  readonly game: GameFolder
  readonly first: Setting
  readonly chosen: ReadonlyMap<string, string>
  readonly placeholders: boolean
  /** Absent: the usual one, or any free one. */
  readonly port: number | undefined
  readonly open: boolean
}

const sleep = (ms: number): Promise<void> => wait(ms)

/** Serves a preview and keeps it up with the files until Ctrl-C. The exit code. */
export async function runPreview(wish: PreviewWish, context: Context): Promise<number> {
  const { host, terminal, folder, signal } = context
  const { game, first, chosen, placeholders } = wish
  const preview = openPreview({ host, folder: game, chosen, placeholders, first, sleep })
  const watcher = watchGame(
    () => follower.wake(),
    (finding) => sayFindings(terminal, [finding], new Map()),
  )
  let said = ''
  const follower = follow({
    async redraw(goOn) {
      const started = host.now()
      const drawn = await preview.redraw(goOn)
      if (drawn > 0)
        terminal.progress(
          `${drawn === 1 ? '1 sheet' : `${drawn} sheets`} drawn in ${Math.round(host.now() - started)} ms`,
        )
      watcher.add(preview.places().map((path) => resolve(folder, path)))
    },
    async rest() {
      const { diagnostics, sources } = await preview.check()
      const report = `${checkReport(diagnostics, sources, terminal.colour)}\n${game.name}: ${saySummary(summaryOf(diagnostics))}\n`
      if (report !== said) terminal.err(report.replace(/^\n/, ''))
      said = report
    },
    changed: () => preview.changed(),
    sleep,
    onFault(error) {
      const problem = faultOf(error)
      preview.fail(problem)
      sayFindings(terminal, [sayPreview('fault', { problem })], new Map())
    },
  })
  const close = async (): Promise<void> => {
    follower.stop()
    await Promise.all([follower.ended, watcher.close()])
  }
  const file = openPageFiles(host, first)
  const server = await serve(wish.port, { preview, file, usual: first, onLook: () => follower.wake() })
  if (!('close' in server)) {
    sayFindings(terminal, [sayPreview('no-port', server)], new Map())
    await close()
    return EXIT.faults
  }
  follower.wake()
  const url = `http://127.0.0.1:${server.port}/`
  terminal.out(`${url}\n`)
  terminal.err('every sheet is drawn again when its files are saved; Ctrl-C ends\n')
  if (wish.open) openBrowser(url)
  await aborted(signal)
  await Promise.all([server.close(), close()])
  return EXIT.fine
}

/** Serves at the port that was asked for, else at the usual one, else at any; or why it cannot. */
async function serve(
  port: number | undefined,
  options: Omit<ServeOptions, 'port'>,
): Promise<PreviewServer | { port: number; reason: string }> {
  for (const tried of port === undefined ? [USUAL_PORT, 0] : [port]) {
    try {
      return await servePreview({ ...options, port: tried })
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      const reason = REASONS[code]
      if (reason === undefined) throw error
      if (port !== undefined || tried === 0) return { port: tried, reason }
    }
  }
  throw new Error('no port was tried')
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program has it',
  EACCES: 'it is kept for the system',
  EPERM: 'the system forbids it',
}

function faultOf(error: unknown): string {
  if (error instanceof HostError) return sayHostError(error)
  if (!(error instanceof Error)) return String(error)
  return process.env['QM_DEBUG'] ? (error.stack ?? error.message) : error.message
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resume) => signal.addEventListener('abort', () => resume(), { once: true }))
}
