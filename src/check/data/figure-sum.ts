import { countOf } from '../../kernel/count-of.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'figure-sum': {
    severity: 'error',
    says: '{sum}, rules state {stated} ({source})',
    explain: 'The groups of figures add up to another number than the rules claim under `stated`.',
    bad: 'stated: { figures: 50, source: Figures }\ngroups:\n  - { id: soldiers, title: Soldier, count: 48 }',
    good: 'stated: { figures: 48, source: Figures }\ngroups:\n  - { id: soldiers, title: Soldier, count: 48 }',
  },
})

/** Are there as many paper figures as the rules state? */
export const figureSum: Check = {
  id: 'data/figure-sum',
  summary: 'the paper figures add up to what the rules state',
  messages: say,
  ofSource: true,
  run: (game) =>
    game.figures.flatMap(({ stated, groups }) => {
      const sum = groups.reduce((total, { figures }) => total + figures.length, 0)
      if (!stated || sum === stated.figures) return []
      const params = { sum: countOf(sum, 'figure'), stated: stated.figures, source: stated.source }
      return [say('figure-sum', params, spanAt(stated.place, 'figures'))]
    }),
}
