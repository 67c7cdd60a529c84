import type { Game, SheetRequest } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { sayPipeline } from './pipeline-messages.ts'
import { isInForm, type CardForm } from './sheet-kinds.ts'

/** The sheets of a game that are wanted: all of the given forms, or those named. Errors: a name that is no sheet. */
export function wantedSheets(
  game: Game,
  only: readonly string[],
  forms: readonly CardForm[] = ['cards'],
): { sheets: readonly SheetRequest[]; diagnostics: Diagnostic[] } {
  const ids = game.sheets.map((sheet) => sheet.id)
  const diagnostics = only
    .filter((id) => !ids.includes(id))
    .map((id) => sayPipeline('no-sheet', { id }, undefined, { hints: didYouMean(id, ids, 'sheets') }))
  return {
    sheets: game.sheets.filter((sheet) => (only.length === 0 ? isInForm(sheet, forms) : only.includes(sheet.id))),
    diagnostics,
  }
}
