import type { Example } from '../../../../game/game.ts'
import { countOf } from '../../../../kernel/count-of.ts'
import type { Diagnostic } from '../../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../../../source/located-document.ts'
import { say } from '../messages.ts'
import { SIDES, type SideId } from '../roles.ts'
import { packOf, type ZuluState } from '../zulu-state.ts'
import { countIn, entriesIn, numberIn, textIn, textsIn } from '../../../helpers/read-value.ts'

/** What can be expected: a number, a word out of some, or cards (their number or their ids). */
type Actual =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'word'; readonly value: string; readonly words: readonly string[] }
  | { readonly kind: 'cards'; readonly side: SideId; readonly cards: readonly number[] }

/** Compares a position with what an example expects of it. `attackPossible` is whether the Zulus could attack. */
export function checkExpected(
  state: ZuluState,
  attackPossible: boolean,
  example: Example,
  diagnostics: Diagnostic[],
): void {
  const actuals = actualsOf(state, attackPossible)
  const entries = entriesIn(example.expect)
  if (!entries) {
    const params = { example: example.id, key: 'expect', expected: 'a map' }
    diagnostics.push(say('example-shape', params, spanAt(example.place, 'expect')))
    return
  }
  for (const [key, value] of entries) {
    const at = spanAt(example.place, 'expect', key)
    const actual = Object.hasOwn(actuals, key) ? actuals[key] : undefined
    if (!actual) {
      const hints = didYouMean(key, Object.keys(actuals), 'keys')
      const params = { example: example.id, key, where: 'expect' }
      diagnostics.push(say('example-key', params, keySpanAt(example.place, 'expect', key), { hints }))
      continue
    }
    const compared = compare(state, actual, value)
    if (typeof compared === 'string')
      diagnostics.push(say('example-shape', { example: example.id, key, expected: compared }, at))
    else if (compared.expected !== compared.actual)
      diagnostics.push(say('example-fails', { example: example.id, key, ...compared }, at))
  }
}

/** Both sides in words, or what kind of value was wanted. */
function compare(state: ZuluState, actual: Actual, value: unknown): string | { expected: string; actual: string } {
  if (actual.kind === 'number') {
    const number = numberIn(value)
    return number === undefined ? 'a number' : { expected: String(number), actual: String(actual.value) }
  }
  if (actual.kind === 'word') {
    const text = textIn(value)
    if (text === undefined || !actual.words.includes(text)) return `one of ${actual.words.join(', ')}`
    return { expected: text, actual: actual.value }
  }
  const count = countIn(value)
  if (count !== undefined) return { expected: countOf(count, 'card'), actual: countOf(actual.cards.length, 'card') }
  const ids = textsIn(value)
  if (!ids) return 'a number of cards, or a list of card ids'
  const pack = packOf(state.params, actual.side)
  const held = actual.cards.map((card) => pack.kinds[pack.kindOf[card] ?? -1]?.id ?? '')
  const words = (list: readonly string[]) => `[${[...list].sort().join(', ')}]`
  return { expected: words(ids), actual: words(held) }
}

function actualsOf(state: ZuluState, attackPossible: boolean): Readonly<Record<string, Actual>> {
  const { zulu, british, tally } = state
  const number = (value: number): Actual => ({ kind: 'number', value })
  const cards = (side: SideId, list: readonly number[]): Actual => ({ kind: 'cards', side, cards: list })
  const winner = state.end?.winner === undefined ? 'none' : SIDES[state.end.winner === 0 ? 0 : 1]
  return {
    troops: number(state.troops),
    lost: number(tally.lostToAttack + tally.lostToCost),
    'lost-to-attack': number(tally.lostToAttack),
    'lost-to-cost': number(tally.lostToCost),
    healed: number(tally.healed),
    'zulu-total': number(tally.zuluTotal),
    'british-total': number(tally.britishTotal),
    winner: { kind: 'word', value: winner, words: ['zulu', 'british', 'none'] },
    turns: number(state.end?.turns ?? state.turn - 1),
    drawn: number(tally.drawn),
    attack: { kind: 'word', value: attackPossible ? 'possible' : 'impossible', words: ['possible', 'impossible'] },
    'chants-used': number(tally.chants),
    'rallies-used': number(tally.rallies),
    'sniper-spent': number(tally.snipers),
    'cannon-spent': number(tally.cannons),
    'zulu-hand': cards('zulu', zulu.hand),
    'british-hand': cards('british', british.hand),
    'zulu-deck': cards('zulu', zulu.deck),
    'british-deck': cards('british', british.deck),
    'zulu-discard': cards('zulu', [...zulu.discard, ...state.unseen]),
    'british-discard': cards('british', british.discard),
    standing: cards('british', state.standing),
    'face-down': cards('zulu', state.faceDown),
  }
}
