import type { PieceStory } from '../../piece-story.ts'
import type { ZuluParams } from './zulu-params.ts'

/** What the events of the rules mean for the cards. The cards of a solo attack are played when they are turned up. */
export const STORY: PieceStory<ZuluParams> = {
  fates: {
    draw: 'drawn',
    lay: 'played',
    heal: 'played',
    shoot: 'played',
    attack: 'played',
    reveal: 'played',
    defend: 'played',
    discard: 'discarded',
    shot: 'lost',
    unseen: 'lost',
  },
  stuckIn: 'hand',
  force({ packs }, piece) {
    const [side, id] = piece.split('/')
    const pack = packs.find((known) => known.side === side)
    return pack?.kinds.find((kind) => kind.id === id)?.force ?? 0
  },
  course: 'troops',
}
