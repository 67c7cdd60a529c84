import { messages } from '../kernel/messages.ts'

/** Findings about a simulation that somebody asks for. */
export const say = messages('sim', {
  'bad-number': {
    severity: 'error',
    says: '{what} must be {expected}, not {value}',
    explain: 'Seed, games, precision, workers and the number of transcripts have to be numbers that make sense.',
    bad: '--games 0',
    good: '--games 1e6',
  },
  'no-story': {
    severity: 'note',
    says: 'the rules of {rules} tell no story of single cards, so there are no figures of them',
    explain: 'Figures by card need rules that play with cards and say what becomes of each of them.',
    bad: 'qm simulate isandlwana --cards',
    good: 'qm simulate zulu-spears --cards',
  },
  'unknown-tunable': {
    severity: 'error',
    says: '"{name}" is no {what}',
    explain:
      'A search changes counts and numbers of cards, which are named deck.card or deck.card.field, with bounds if wanted.',
    bad: '--may zulu.atack',
    good: '--may zulu.attack,zulu.blood=6..12,zulu.shields.force',
  },
  'tunable-twice': {
    severity: 'error',
    says: '"{name}" is named twice among what may change',
    explain: 'Each number that may change is named once, with one pair of bounds.',
    bad: '--may zulu.attack,zulu.attack=5..9',
    good: '--may zulu.attack=5..9',
  },
  'nothing-to-change': {
    severity: 'error',
    says: 'nothing can change by what is allowed',
    explain:
      'Decks keep their number of cards unless --resize lets them grow and shrink, so two counts of a deck have to change. Bounds must leave room on one side of the number as it is.',
    bad: 'qm tune zulu-spears --side zulu --target 45..55 --may zulu.blood',
    good: 'qm tune zulu-spears --side zulu --target 45..55 --may zulu.blood,zulu.chieftains',
  },
  'nothing-in-band': {
    severity: 'note',
    says: 'none of {tried}, up to a size of {size}, brings the win rate into the band',
    explain:
      'A search ends where changes grow too large or too many. Let more cards change, change more of them at a time, or widen the band.',
    bad: '--target 49..51 --may zulu.attack',
    good: '--target 45..55 --may zulu.attack,zulu.blood',
  },
  'other-rules': {
    severity: 'error',
    says: 'the two games are not played by the same rules: {base} and {changed}',
    explain: 'Two versions can be played against each other when both name the same rules model.',
    bad: 'rules: isandlwana   # against a game of zulu-spears',
    good: 'rules: zulu-spears',
  },
  'ruling-overridden': {
    severity: 'warning',
    says: 'the change sets the ruling "{ruling}", but both versions are played by "{option}", as the command line asks',
    explain:
      'A ruling of the command line holds for both versions, so the part of the change that sets it is not played.',
    bad: 'qm compare zulu-spears no-rally.yaml --ruling rally-doubles-standing=yes   # and no-rally.yaml sets it to "no"',
    good: 'qm compare zulu-spears no-rally.yaml',
  },
  'precision-not-reached': {
    severity: 'note',
    says: 'the precision of {precision} points was not reached in {games}; it is {reached}',
    explain: 'A simulation stops when its precision is reached or its games are played, whichever comes first.',
    bad: '--games 10000 --precision 0.1',
    good: '--games 1e6 --precision 0.1',
  },
})
