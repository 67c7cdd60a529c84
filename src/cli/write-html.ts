import { resolve } from 'node:path'
import { pageInTheWay, writePage } from '../output/write-page.ts'
import type { Context } from './context.ts'
import { EXIT } from './exit-codes.ts'
import { isFaulty, sayFindings } from './say-findings.ts'
import { shownPath } from './shown-path.ts'

/** Writes a page where `--html` says and tells so on stderr. The exit code. */
export function writeHtml(page: string, file: string, force: boolean, { host, terminal, folder }: Context): number {
  const path = resolve(folder, file)
  const diagnostics = writePage(host, path, page, force)
  sayFindings(terminal, diagnostics, new Map())
  if (isFaulty(diagnostics, false)) return EXIT.faults
  terminal.err(`${shownPath(folder, path)} written\n`)
  return EXIT.fine
}

/** Whether something stands where `--html` is to write, which is said before any game is played. */
export function isHtmlInTheWay(file: string | undefined, force: boolean, { host, terminal, folder }: Context): boolean {
  if (file === undefined) return false
  const diagnostics = pageInTheWay(host, resolve(folder, file), force)
  sayFindings(terminal, diagnostics, new Map())
  return isFaulty(diagnostics, false)
}
