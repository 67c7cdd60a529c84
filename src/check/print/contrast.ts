import type { Diagnostic, Span } from '../../kernel/diagnostic.ts'
import type { Game } from '../../game/game.ts'
import { unitsOf } from '../../game/units-of.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'
import { colourDistance, VIEWS } from './colour-distance.ts'

/** Least distance (CIEDE2000) of colours that nothing else tells apart. */
const LEAST = 5

const say = messages('check', {
  contrast: {
    severity: 'warning',
    says: '{a} and {b} look alike to some eyes: {distance} apart where {view}; {least} is needed, or a different cue for each',
    explain:
      'Colours that must be told apart are compared as they are, in grey, and with each kind of cones missing (CIEDE2000). Where they come too near, both need a `cue` (terrain) or a `symbol` or `word` (counters), and not the same.',
    bad: '- { id: woods, title: Woods, look: plain, colour: "#6b8e5a", source: ours }\n- { id: rough, title: Rough, look: plain, colour: "#a07f5a", source: ours }',
    good: '- { id: woods, title: Woods, look: woods, colour: "#6b8e5a", cue: trees, source: ours }\n- { id: rough, title: Rough, look: rough, colour: "#a07f5a", cue: stones, source: ours }',
  },
})

/** Can terrains, and the counters of different sides, be told apart by all eyes and in black and white? */
export const contrast: Check = {
  id: 'print/contrast',
  summary: 'terrains, and counters of different sides, are told apart without colour',
  messages: say,
  afterDrawing: true,
  run: (game, { colours }) => [
    ...pairs(terrains(game)).flatMap(([a, b]) => compare(a, b, colours)),
    ...pairs(counters(game)).flatMap(([a, b]) => (a.group === b.group ? [] : compare(a, b, colours))),
  ],
}

/** Something that must be told apart from others. */
interface Seen {
  readonly title: string
  readonly colour: string
  /** What it is told apart by where colours fail. */
  readonly cue?: string | undefined
  readonly group?: string | undefined
  readonly at: Span
}

function terrains({ terrain }: Game): Seen[] {
  return terrain.types.flatMap(({ title, on, colour, cue, place }) =>
    on !== 'hex' || colour === undefined ? [] : [{ title, colour, cue, at: spanAt(place, 'colour') }],
  )
}

/** One of each colour and cue of a side: pieces that look the same need no second comparison. */
function counters(game: Game): Seen[] {
  const seen = new Map<string, Seen>()
  for (const { title, side, types, place } of unitsOf(game)) {
    const front = types[0]?.front
    if (!front || side === undefined) continue
    const cue = front.symbol ?? front.word
    const key = JSON.stringify([side, front.look, front.colour, cue])
    if (!seen.has(key)) seen.set(key, { title, colour: front.colour, cue, group: side, at: spanAt(place, 'colour') })
  }
  return [...seen.values()]
}

function compare(a: Seen, b: Seen, colours: Readonly<Record<string, string>> = {}): Diagnostic[] {
  const [one, other] = [codeOf(a.colour, colours), codeOf(b.colour, colours)]
  const hasCues = a.cue !== undefined && b.cue !== undefined && a.cue !== b.cue
  if (hasCues || one === undefined || other === undefined) return []
  const [nearest] = VIEWS.map((view) => ({ view, distance: colourDistance(one, other, view) })).sort(
    (p, q) => p.distance - q.distance,
  )
  if (!nearest || nearest.distance >= LEAST) return []
  const related = [{ message: a.title, at: a.at }]
  const params = {
    a: a.title,
    b: b.title,
    distance: nearest.distance.toFixed(1),
    view: SAYS[nearest.view],
    least: LEAST,
  }
  return [say('contrast', params, b.at, { related })]
}

const SAYS = {
  normal: 'all colours are seen',
  grey: 'the print is grey',
  'red-blind': 'red is not seen',
  'green-blind': 'green is not seen',
  'blue-blind': 'blue is not seen',
} as const

/** `#rrggbb` of a colour; undefined for a name that is not known here. */
function codeOf(colour: string, colours: Readonly<Record<string, string>>): string | undefined {
  if (colour.startsWith('#')) return colour
  return Object.hasOwn(colours, colour) ? colours[colour] : undefined
}

function pairs<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const))
}
