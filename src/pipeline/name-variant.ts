import { DESIGN_SIZE } from '../components/small-piece.ts'
import type { LowInk } from '../draw/studio.ts'
import type { Game, SheetRequest } from '../game/game.ts'
import { decimal } from '../kernel/units.ts'
import type { PrintJob } from '../sheets/print-job.ts'
import { scenarioOf } from './drawn-parts.ts'

/** What may be asked for that makes other sheets of the same name. Sizes in mm. */
export interface Variation {
  readonly counterSize?: number | undefined
  readonly hexSize?: number | undefined
  readonly lowInk?: LowInk | undefined
}

/** Other sheets whose pieces or places for them are as large as counters. */
const COUNTER_SIZED: ReadonlySet<string> = new Set(['chits', 'tokens', 'rack', 'track', 'parameter-track'])

/**
 * A document whose name says what differs from the usual one: another size of pieces or hexes, little ink. So the sheets of two sizes lie in one
 * folder without taking each other's place.
 */
export function nameVariant(job: PrintJob, game: Game, asked: Variation): PrintJob {
  const request = game.sheets.find(({ id }) => id === job.sheet || `${id}-pieces` === job.sheet)
  const variant = [...(request ? sizes(request, game, asked) : []), ...ink(job, asked)].join('_')
  return variant === '' ? job : { ...job, variant, name: `${job.name}_${variant}` }
}

/** One without backs is not changed by saving ink on backs. */
function ink({ backs }: PrintJob, { lowInk }: Variation): string[] {
  if (lowInk === undefined || (lowInk === 'backs' && backs === 'none')) return []
  return [`low-ink${lowInk === 'backs' ? '-backs' : ''}`]
}

function sizes(request: SheetRequest, game: Game, { counterSize, hexSize }: Variation): string[] {
  const counters = (usual: number | undefined): string[] =>
    counterSize === undefined || counterSize === usual ? [] : [`${decimal(counterSize)}mm`]
  const hexes = (map: string | undefined): string[] =>
    hexSize === undefined || hexSize === game.maps.find(({ id }) => id === map)?.size
      ? []
      : [`hex-${decimal(hexSize)}mm`]
  if (request.kind === 'counters') return counters(game.counterSheets.find(({ id }) => id === request.counters)?.size)
  if (request.kind === 'map')
    return [...hexes(request.map), ...(request.track === undefined ? [] : counters(DESIGN_SIZE))]
  if (request.kind === 'setup-map')
    return [...hexes(scenarioOf(game, request.scenario).setUp?.map), ...counters(game.counterSheets[0]?.size)]
  return COUNTER_SIZED.has(request.kind) ? counters(DESIGN_SIZE) : []
}
