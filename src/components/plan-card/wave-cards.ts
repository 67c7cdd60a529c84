import { tableHead, tableRow, type Cell, type Column } from '../../draw/boxes/table.ts'
import type { Typesetter } from '../../draw/boxes/typesetter.ts'
import type { Face } from '../../draw/face.ts'
import type { Ground } from '../../draw/ground-colour.ts'
import type { Theme } from '../../draw/theme.ts'
import type { Plan, PlanSection } from '../../game/plan.ts'
import { countOf } from '../../kernel/count-of.ts'
import { decimal } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import { boxRow, cardFace, INNER } from './card-frame.ts'
import { waveLevels, type LevelRules } from './wave-levels.ts'

/** Numbers of the rules that wave cards print. */
export interface WaveRules {
  /** Moves until a wave is at the wall. */
  readonly steps: number
  readonly sizes: readonly number[]
  readonly shares: readonly number[]
  readonly worth: number
  /** By assault: figures for which a wave gets a marker; undefined where it gets none. */
  readonly perMarker: readonly (number | undefined)[]
}

/** Draws a card for a wave at each section that can be attacked from outside. */
export function waveCards(plan: Plan, rules: WaveRules, ground: Ground, setter: Typesetter, theme: Theme): Face[] {
  return plan.sections
    .filter(({ sides }) => sides[0] === plan.outside)
    .map((section) => {
      const subject = { piece: `wave card "${section.id}"`, field: 'wave', at: spanAt(section.place, 'id') }
      const track = boxRow('Moves of the advance; at the wall with the last', upTo(rules.steps), 0, setter, subject)
      const fields = writeIn(['Figures', 'Markers', 'Kills', 'Rounds'], track.height, setter)
      const table = levelTable(rules, setter, theme, subject)
      const body = `${track.svg}${fields}<g transform="translate(0 ${decimal(track.height + FIELDS)})">${table}</g>`
      const head = {
        piece: `${plan.id}/wave-${section.id}`,
        title: 'Wave',
        tag: section.id,
        note: noteOf(section, plan),
        ground,
        subject,
      }
      return cardFace(head, body, setter, theme)
    })
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1)

/** Height of the fields that players fill in, mm. */
const FIELDS = 10

/** `to Hospital veranda, 14 places, ledge`. */
function noteOf({ sides, places, ledge, kind }: PlanSection, plan: Plan): string {
  const [, inner] = sides
  const name = plan.zones.find(({ id }) => id === inner)?.title ?? plan.roofs.find(({ id }) => id === inner)?.title
  const room = places === undefined ? '' : `, ${countOf(places, 'place')}`
  return `${kind === 'climb' ? 'onto' : 'into'} ${name ?? inner}${room}${ledge === undefined ? '' : ', ledge'}`
}

function writeIn(names: readonly string[], y: number, setter: Typesetter): string {
  const wide = (INNER - 3) / names.length
  return names
    .map((name, i) => {
      const x = 1.5 + i * wide
      const text = setter.line(name, { x: x + 0.6, y: y + 2.6, width: wide - 1 }, setter.style('note'), {
        piece: 'wave card',
        field: name,
      })
      return `${text}<path d="M${decimal(x + 0.6)} ${decimal(y + 8.4)}h${decimal(wide - 2)}" fill="none" stroke="#000000" stroke-width="0.2"/>`
    })
    .join('')
}

/** Kills with which waves of usual sizes test, by assault; and the markers that they get. */
function levelTable(
  rules: WaveRules,
  setter: Typesetter,
  theme: Theme,
  subject: Parameters<typeof tableHead>[2],
): string {
  const levels = rules.perMarker.map((perMarker): LevelRules => ({
    shares: rules.shares,
    worth: rules.worth,
    perMarker,
  }))
  const hasMarkers = levels.map(({ perMarker }) => perMarker !== undefined)
  const count = levels.reduce((sum, _, i) => sum + rules.shares.length + (hasMarkers[i] ? 1 : 0), 0)
  const first = 9
  const wide = (INNER - first) / count
  const headOf = (name: string): Column => ({ head: [name], width: wide, align: 'centre' })
  const columns: Column[] = [
    { head: ['Figures'], width: first, align: 'centre' },
    ...levels.flatMap((_, i) => [
      ...(hasMarkers[i] ? [headOf('M')] : []),
      ...rules.shares.map((share) => headOf(`${share}%`)),
    ]),
  ]
  const groups = groupHeads(hasMarkers, rules.shares.length, first, wide, setter, subject)
  const zebra = theme.colours['zebra']
  let y = GROUP
  let svg = groups
  const add = ({ svg: drawn, height }: { svg: string; height: number }): void => {
    svg += `<g transform="translate(0 ${decimal(y)})">${drawn}</g>`
    y += height
  }
  add(tableHead(setter, columns, subject))
  rules.sizes.forEach((size, n) => {
    const cells = levels.flatMap((level, i): Cell[] => {
      const { markers, kills } = waveLevels(size, level)
      return [
        ...(hasMarkers[i] ? [{ text: String(markers) }] : []),
        ...kills.map((kill) => ({ text: String(kill), strong: true })),
      ]
    })
    add(
      tableRow(
        setter,
        columns,
        [{ text: String(size) }, ...cells],
        { zebra: n % 2 === 0 ? zebra : undefined, ruled: false },
        subject,
      ),
    )
  })
  return svg + setter.line(NOTE, { x: 1.5, y: y + 3, width: INNER - 3 }, setter.style('note'), subject)
}

const NOTE = 'Bold: kills at which the wave tests. M: its markers.'

/** Height of the names of the assaults above their columns, mm. */
const GROUP = 4.2

function groupHeads(
  hasMarkers: readonly boolean[],
  shares: number,
  first: number,
  wide: number,
  setter: Typesetter,
  subject: Parameters<typeof tableHead>[2],
): string {
  let x = first
  return hasMarkers
    .map((has, i) => {
      const width = (shares + (has ? 1 : 0)) * wide
      const place = { x: x + width / 2, y: GROUP - 1.2, width: width - 0.6, anchor: 'middle' as const }
      const rule = `<path d="M${decimal(x + 0.6)} ${GROUP}h${decimal(width - 1.2)}" fill="none" stroke="#000000" stroke-width="0.15"/>`
      x += width
      return setter.line(`Assault ${i + 1}`, place, setter.style('column-head'), subject) + rule
    })
    .join('')
}
