import { countOf } from '../../kernel/count-of.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'counter-sum': {
    severity: 'error',
    says: '{sum}, rules state {stated} ({source})',
    explain:
      'The counters of the file add up to another number than the rules claim under `stated`. A unit with steps has one counter for each pair of strengths, times its `count`.',
    bad: 'stated: { counters: 3, source: Rules }\nunits:\n  - { id: scouts, title: Scouts, count: 2, look: solid, colour: slate }',
    good: 'stated: { counters: 2, source: Rules }\nunits:\n  - { id: scouts, title: Scouts, count: 2, look: solid, colour: slate }',
  },
})

/** Are there as many counters as the rules state? */
export const counterSum: Check = {
  id: 'data/counter-sum',
  summary: 'the counters add up to what the rules state',
  messages: say,
  ofSource: true,
  run: (game) =>
    game.counterSheets.flatMap(({ stated, types }) => {
      const sum = types.reduce((total, { count }) => total + count, 0)
      if (!stated || sum === stated.counters) return []
      const params = { sum: countOf(sum, 'counter'), stated: stated.counters, source: stated.source }
      return [say('counter-sum', params, spanAt(stated.place, 'counters'))]
    }),
}
