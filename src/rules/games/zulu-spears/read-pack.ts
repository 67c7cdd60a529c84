import type { Deck } from '../../../game/game.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { spanAt } from '../../../source/located-document.ts'
import { say } from './messages.ts'
import { handOrderKey, isRole, ROLES, type SideId } from './roles.ts'
import type { Kind, Mode, Pack } from './zulu-params.ts'

const MOST = 1_000_000

const isWhole = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= MOST

/** A deck as the rules see it: copies numbered in list order, hand order worked out. Lines with count 0 are left out. */
export function readPack(deck: Deck, side: SideId, mode: Mode, diagnostics: Diagnostic[]): Pack {
  const kinds: Kind[] = []
  let first = 0
  for (const card of deck.cards) {
    const { force, role, amount = 0 } = card.fields
    const at = (key: string) => (card.fields[key] === undefined ? spanAt(card.place) : spanAt(card.place, key))
    if (typeof role !== 'string') {
      diagnostics.push(
        say('missing-role', { card: card.id }, at('role'), { hints: [`roles: ${rolesOf(side).join(', ')}`] }),
      )
      continue
    }
    if (!isRole(role)) {
      const hints = didYouMean(role, rolesOf(side), 'roles')
      diagnostics.push(say('unknown-role', { card: card.id, role }, at('role'), { hints }))
      continue
    }
    if (!ROLES[role].sides.includes(side)) {
      const hints = [`roles of this side: ${rolesOf(side).join(', ')}`]
      diagnostics.push(say('role-on-wrong-side', { card: card.id, side, role }, at('role'), { hints }))
    }
    if (role === 'attack' && mode === 'solo')
      diagnostics.push(say('role-without-effect', { card: card.id, role, mode }, at('role')))
    if (!isWhole(force, 0)) diagnostics.push(say('bad-force', { card: card.id }, at('force')))
    else if (role === 'blank' && force > 0)
      diagnostics.push(say('blank-with-force', { card: card.id, force }, at('force')))
    if (ROLES[role].amount && !isWhole(amount, 1))
      diagnostics.push(say('bad-amount', { card: card.id, role }, at('amount')))
    if (card.count === 0) continue
    kinds.push({
      id: card.id,
      title: card.title,
      force: isWhole(force, 0) ? force : 0,
      role,
      amount: ROLES[role].amount && isWhole(amount, 1) ? amount : 0,
      first,
      count: card.count,
    })
    first += card.count
  }
  return { side, kinds, ...numberCards(kinds) }
}

/** Kind and place in the hand order of every card. */
function numberCards(kinds: readonly Kind[]): Pick<Pack, 'kindOf' | 'rank'> {
  const kindOf = kinds.flatMap((kind, place) => Array.from({ length: kind.count }, () => place))
  const key = (card: number) => {
    const kind = kinds[kindOf[card] ?? -1]
    return kind ? handOrderKey(kind.role, kind.force) : 0
  }
  const rank: number[] = []
  const inOrder = kindOf.map((_, card) => card).sort((a, b) => key(a) - key(b) || a - b)
  inOrder.forEach((card, place) => (rank[card] = place))
  return { kindOf, rank }
}

function rolesOf(side: SideId): string[] {
  return Object.entries(ROLES)
    .filter(([, rule]) => rule.sides.includes(side))
    .map(([role]) => role)
}
