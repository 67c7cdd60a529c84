import type { Diagnostic } from '../kernel/diagnostic.ts'
import { keySpanAt, spanAt, type Place } from '../source/located-document.ts'
import { explainOption } from './active-rulings.ts'
import type { Game } from './game.ts'
import { sayGame } from './game-messages.ts'
import type { Names } from './names.ts'
import type { Wording } from './wording.ts'

interface Checker {
  readonly game: Game
  readonly names: Names
  readonly diagnostics: Diagnostic[]
}

/** A text that depends on a ruling must name one, and have a version for each of its options and for nothing else. */
export function checkWording(wording: Wording | number | boolean, at: Place, checker: Checker): void {
  if (typeof wording !== 'object' || !checker.names.complete) return
  checker.names.expect('ruling', wording.ruling, spanAt(at, 'ruling'))
  const ruling = checker.game.rulings.find((known) => known.id === wording.ruling)
  if (!ruling) return
  for (const option of Object.keys(wording.byOption)) {
    const problem = explainOption(ruling, option, keySpanAt(at, option))
    if (problem) checker.diagnostics.push(problem)
  }
  for (const { value } of ruling.options)
    if (!Object.hasOwn(wording.byOption, value))
      checker.diagnostics.push(
        sayGame('option-without-text', { option: `"${value}"`, ruling: ruling.id }, keySpanAt(at, 'ruling')),
      )
}
