import type { Example } from '../../../../game/game.ts'
import type { Diagnostic } from '../../../../kernel/diagnostic.ts'
import { spanAt } from '../../../../source/located-document.ts'
import { entriesIn, numberIn, textIn } from '../../../helpers/read-value.ts'
import { say } from '../messages.ts'
import { unknownKey } from './read-given.ts'

/** Compares what came out of a step with what an example expects. */
export function checkExpected(
  example: Example,
  actuals: Readonly<Record<string, number | string>>,
  diagnostics: Diagnostic[],
): void {
  const entries = entriesIn(example.expect)
  if (!entries) {
    const told = { example: example.id, key: 'expect', expected: 'a map' }
    diagnostics.push(say('example-shape', told, spanAt(example.place, 'expect')))
    return
  }
  for (const [key, value] of entries) {
    const at = spanAt(example.place, 'expect', key)
    if (!Object.hasOwn(actuals, key)) {
      diagnostics.push(unknownKey(example, key, 'expect', Object.keys(actuals)))
      continue
    }
    const expected = String(numberIn(value) ?? textIn(value) ?? '')
    const actual = String(actuals[key])
    if (expected === '') {
      const told = { example: example.id, key, expected: 'a number or a word' }
      diagnostics.push(say('example-shape', told, at))
    } else if (expected !== actual)
      diagnostics.push(say('example-fails', { example: example.id, key, expected, actual }, at))
  }
}
