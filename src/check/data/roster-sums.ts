import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { messages } from '../../kernel/messages.ts'
import { sumOf } from '../../game/roster-sums.ts'
import type { Roster, RosterSums, StatedSums } from '../../game/roster.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'roster-sum': {
    severity: 'error',
    says: '{owner}: {sum} {what}, stated {stated} ({source})',
    explain:
      'Stands, figures, men and points are worked out from the unit, its type and the men of a figure, and come to another number than the rules claim under `stated`. Either one of these is wrong, or the claim is.',
    bad: 'men-per-figure: 15\nunits: [{ id: a, title: A, stands: 3, figures: 3, stated: { men: 145, source: Rules } }]',
    good: 'men-per-figure: 15\nunits: [{ id: a, title: A, stands: 3, figures: 3, stated: { men: 135, source: Rules } }]',
  },
})

/** Do units, sides and forces of a roster come to what the rules state? Units that only some rulings bring count in a claim about their side. */
export const rosterSums: Check = {
  id: 'data/roster-sums',
  summary: 'stands, figures, men and points of a roster come to what the rules state',
  messages: say,
  run: (game) =>
    game.rosters.flatMap((roster) => checkRoster(roster, (side) => game.sides.find(({ id }) => id === side)?.title)),
}

function checkRoster({ title, units, stated }: Roster, sideTitle: (side: string) => string | undefined): Diagnostic[] {
  const ofUnits = units.flatMap((unit) => (unit.stated ? compare(unit.title, unit, unit.stated) : []))
  const ofForces = stated.flatMap((claim) => {
    const own = units.filter(({ side }) => claim.side === undefined || side === claim.side)
    return compare(claim.side === undefined ? title : (sideTitle(claim.side) ?? claim.side), sumOf(own), claim)
  })
  return [...ofUnits, ...ofForces]
}

/** A finding for each claim that does not hold; the finding points to the claim. */
function compare(owner: string, sums: RosterSums, stated: StatedSums): Diagnostic[] {
  return (['stands', 'figures', 'men', 'points'] as const).flatMap((what) => {
    const claim = stated[what]
    if (claim === undefined || claim === sums[what]) return []
    const params = { owner, sum: sums[what], what, stated: claim, source: stated.source }
    return [say('roster-sum', params, spanAt(stated.place, what))]
  })
}
