import type { ChangedPart } from '../game/diff-games.ts'
import { comparePlaySections } from './compare-play-sections.ts'
import type { Comparison, DeckStructure } from './compare-report.ts'
import { exactPercent, fractionText } from './exact-text.ts'
import { courseSection } from './course-section.ts'
import type { BarsFigure } from './plots/figure.ts'
import type { ReportSection } from './report-section.ts'
import { sayPair } from './say-pair.ts'

/** A comparison in parts: what is not the same, the structure of decks, and how it plays. */
export function sectionsOf({ changedPieces, structure, play, courses, command }: Comparison): ReportSection[] {
  const counters = structure.counters.map(
    ({ title, counters: { from, to } }) => `${title}: ${sayPair({ from, to })} counters`,
  )
  return [
    {
      title: 'What is not the same',
      lines: changedPieces.length === 0 ? ['nothing'] : changedPieces.flatMap(sayPart),
    },
    ...(counters.length > 0 ? [{ title: 'Counters', lines: counters }] : []),
    ...structure.decks.flatMap(deckSections),
    ...(play ? comparePlaySections(play) : []),
    ...(courses ? [courseSection(courses)] : []),
    ...(command === undefined ? [] : [{ title: 'The same again', command }]),
  ]
}

/** Longest value that is shown in full. */
const LONG = 60

function sayPart({ id, kind, title, change, fields }: ChangedPart): string[] {
  const name = id.endsWith(`.${title}`) ? id : `${id} (${title})`
  if (change === 'added') return [`added ${kind} ${name}${countIn(fields, 'to')}`]
  if (change === 'removed') return [`removed ${kind} ${name}${countIn(fields, 'from')}`]
  return fields.map(
    ({ field, from, to }) => `${kind} ${name}, ${field}: ${sayPair({ from: short(from), to: short(to) })}`,
  )
}

function countIn(fields: ChangedPart['fields'], version: 'from' | 'to'): string {
  const count = fields.find(({ field }) => field === 'count')?.[version]
  return count === undefined ? '' : `, ${count} ${count === '1' ? 'copy' : 'copies'}`
}

function short(text: string | undefined): string | undefined {
  return text !== undefined && text.length > LONG ? `${text.slice(0, LONG - 1)}…` : text
}

function deckSections({ title, roles, hands }: DeckStructure): ReportSection[] {
  const moved = hands.filter(({ chance: { from, to } }) => from?.value !== to?.value)
  const sums = Object.keys(roles[0]?.sums ?? {})
  return [
    {
      title: `Deck ${title}`,
      figures: roles.length > 1 ? [roleFigure(title, roles)] : [],
      table: [
        ['', 'cards', ...sums.map((field) => `sum of ${field}`)],
        ...roles.map(({ role, cards, sums: all }) => [
          role ?? 'all',
          sayPair(cards),
          ...sums.map((field) => sayPair(all[field] ?? {})),
        ]),
      ],
    },
    ...(moved.length > 0 ? [handSection(title, moved)] : []),
  ]
}

function handSection(title: string, hands: DeckStructure['hands']): ReportSection {
  return {
    title: `Chance of at least one, deck ${title}`,
    table: [
      ['', 'hand', 'before', '', 'after', ''],
      ...hands.map(({ title: what, hand, chance: { from, to } }) => [
        what,
        String(hand),
        from ? exactPercent(from) : 'none',
        from ? fractionText(from) : '',
        to ? exactPercent(to) : 'none',
        to ? fractionText(to) : '',
      ]),
    ],
  }
}

function roleFigure(title: string, roles: DeckStructure['roles']): BarsFigure {
  return {
    kind: 'bars',
    title: `Cards of deck ${title} by role`,
    description: 'Number of cards of each role, before and after the change. The table below has the same figures.',
    rows: roles.flatMap(({ role, cards }) => (role === undefined ? [] : [{ label: role, ...cards }])),
  }
}
