import { LOOK_NAMES } from '../../components/hex-map/looks/look-names.ts'
import { messages } from '../../kernel/messages.ts'
import { nearest } from '../../kernel/suggest.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'unknown-look': {
    severity: 'warning',
    says: 'no look is called "{look}", so {terrain} is drawn in plain colour',
    explain:
      'A look that nobody has drawn is a plain colour, and any name will do for it. This one is so near to a look that there is that it may be a slip.',
    bad: '- { id: woods, title: Woods, look: wods, colour: camp }',
    good: '- { id: woods, title: Woods, look: woods, colour: camp }\n- { id: marsh, title: Marsh, look: plain, colour: "#8fb09a" }',
  },
})

/** Is a look that is not drawn meant to be plain colour, or is it misspelt? */
export const terrainLooks: Check = {
  id: 'data/terrain-looks',
  summary: 'no terrain has a look that is one of those drawn, misspelt',
  messages: say,
  run: ({ terrain }) =>
    terrain.types.flatMap(({ title, on, look, place }) => {
      const near = LOOK_NAMES[on].includes(look) ? undefined : nearest(look, LOOK_NAMES[on])
      if (near === undefined) return []
      const hints = [`did you mean "${near}"?`]
      return [say('unknown-look', { look, terrain: title }, spanAt(place, 'look'), { hints })]
    }),
}
