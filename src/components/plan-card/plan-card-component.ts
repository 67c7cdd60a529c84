import { typesetter } from '../../draw/boxes/typesetter.ts'
import { groundColour } from '../../draw/ground-colour.ts'
import type { Face } from '../../draw/face.ts'
import type { Plan } from '../../game/plan.ts'
import type { Outcome } from '../../kernel/diagnostic.ts'
import { spanAt, type Place } from '../../source/located-document.ts'
import type { Component, DrawContext, DrawnPieces } from '../component.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { boxRow, cardFace } from './card-frame.ts'
import { garrisonCards, type GarrisonPost } from './garrison-cards.ts'
import { waveCards, type WaveRules } from './wave-cards.ts'

/** A row of boxes on which a number is kept. */
export interface Tally {
  readonly title: string
  /** From 0 to this. */
  readonly most: number
}

/** What the cards of a plan are drawn from. */
export interface PlanCardSource {
  readonly plan: Plan
  readonly waves: WaveRules
  readonly garrison: readonly GarrisonPost[]
  readonly tallies: readonly Tally[]
  /** Colours of the heads: of waves, and of the garrison. */
  readonly colours: { readonly waves: string; readonly garrison: string }
  /** Of the sheet. */
  readonly place: Place
}

/** Share of full size at which the texts of cards are set. */
const FACTOR = 0.88
/** Height of the boxes of tallies, mm. */
const TALLY_HEIGHT = 10

/** Cards for a game on a plan: a wave at each outer section, the garrison of each zone, and what is counted. All figures are worked out. */
export const planCardComponent: Component<PlanCardSource> = {
  id: 'plan-card',
  summary: 'cards for a plan: waves with the losses at which they test, the garrison of each zone, tallies',
  draw(source, { studio }: DrawContext): Outcome<DrawnPieces> {
    const { plan, waves, garrison, tallies, colours, place } = source
    const { theme } = studio
    const setter = typesetter(studio, FACTOR)
    const ground = (key: 'waves' | 'garrison') =>
      groundColour(theme, colours[key], { piece: `cards of "${plan.id}"`, at: spanAt(place, 'colours', key) })
    const [attack, defence] = [ground('waves'), ground('garrison')]
    const fronts: Face[] = [
      ...waveCards(plan, waves, attack, setter, theme),
      ...garrisonCards(plan, garrison, defence, setter, theme),
    ]
    if (tallies.length > 0) {
      const subject = { piece: `cards of "${plan.id}"`, field: 'tallies', at: spanAt(place, 'tallies') }
      let y = 0
      const body = tallies.map(({ title, most }) => {
        const row = boxRow(
          title,
          Array.from({ length: most + 1 }, (_, i) => i),
          y,
          setter,
          subject,
          TALLY_HEIGHT,
        )
        y += row.height
        return row.svg
      })
      const head = {
        piece: `${plan.id}/tallies`,
        title: 'Tallies',
        tag: '',
        note: 'one marker in each row',
        ground: defence,
        subject,
      }
      fronts.push(cardFace(head, body.join(''), setter, theme))
    }
    const diagnostics = withoutRepeats([...attack.findings, ...defence.findings, ...setter.diagnostics])
    return { value: { fronts, backs: fronts.map(() => undefined) }, diagnostics }
  },
}
