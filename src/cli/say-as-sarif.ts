import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { CheckedGame } from '../pipeline/check-game.ts'
import { packageVersion } from '../pipeline/package-version.ts'
import { messagesByCode, STAGES } from '../report/codes.ts'
import { gameFile } from '../report/sarif/game-file.ts'
import { sarifLog } from '../report/sarif/sarif-log.ts'
import { LATER_STAGES } from './commands/explain.ts'
import type { Context } from './context.ts'

/** Puts the findings about games, and those about the command line itself (`misuses`), on stdout as one log of SARIF. */
export function sayAsSarif(
  { host, terminal, folder }: Context,
  misuses: readonly Diagnostic[],
  results: readonly CheckedGame[],
): void {
  const log = sarifLog({
    version: packageVersion(host),
    findings: [
      ...misuses.map((diagnostic) => ({ diagnostic })),
      ...results.flatMap(({ folder: { path }, sources, diagnostics }) =>
        diagnostics.map((diagnostic) => ({ diagnostic, about: gameFile(path, sources) })),
      ),
    ],
    sources: new Map(results.flatMap(({ sources }) => [...sources])),
    folder,
    messages: messagesByCode([...STAGES, ...LATER_STAGES]),
  })
  terminal.out(`${JSON.stringify(log, null, 2)}\n`)
}
