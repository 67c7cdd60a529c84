import { parsePolicy, policyName } from '../../rules/policy-name.ts'
import type { RulesModel } from '../../rules/rules-model.ts'
import type { Setting } from '../../rules/setting.ts'
import { stretchOf } from '../stretch-of.ts'
import { wilson, type Interval } from '../wilson.ts'
import { effectOf, type Effect } from './effect.ts'
import { outcomesOf } from './pair-counts.ts'
import { playPairs, type PairRun } from './play-pairs.ts'

/**
 * A side that has to do without an option, beside itself with it, on the same luck. What it loses is what the option is worth in these hands
 * (A. Jaffe and others, "Evaluating Competitive Game Balance with Restricted Play", AIIDE 2012).
 */
export interface RestrictedPlay {
  readonly side: string
  /** How the side plays, and how all others do. */
  readonly policies: Readonly<Record<string, string>>
  /** As a policy is written with it: `no-blood`. */
  readonly restriction: string
  /** `never plays Zulu Blood` */
  readonly summary: string
  /** Win rates of the side, with their own intervals. */
  readonly winRate: { readonly usual: Interval; readonly restricted: Interval }
  /** Restricted less usual, from pairs of games. */
  readonly effect: Effect
}

/** Pairs for each restriction where nothing else is said. */
const USUAL_PAIRS = 2000
/** Most stretches of games that they may be: those of slow players are short, so that each restriction takes seconds. */
const STRETCHES = 2

/** Plays every side without each of its options in turn, the others as usual. Sides that are restricted already are left out. */
export async function playRestricted<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  { params, policies }: Setting<Params>,
  { seed, pairs }: { readonly seed: number; readonly pairs?: number | undefined },
  run: PairRun,
): Promise<readonly RestrictedPlay[]> {
  const { seats } = model.meta
  const deciders = model.deciders(params)
  const usual = Object.fromEntries(deciders.map((each) => [seats[each] ?? '', policies[each] ?? '']))
  const tried = deciders.flatMap((seat) => restrictionsOf(model, { params, policies }, seat))
  const found: RestrictedPlay[] = []
  for (const [i, { seat, side, id, summary, policies: restricted }] of tried.entries()) {
    run.onRow?.({ table: 'option', at: i + 1, of: tried.length, name: `${side} ${restricted[seat] ?? ''}` })
    const batch = {
      versions: [
        { params, policies },
        { params, policies: restricted },
      ] as const,
      pairs: pairs ?? Math.min(USUAL_PAIRS, STRETCHES * stretchOf(model, policies)),
    }
    const { counts, pairs: played } = await playPairs(model, { ...batch, seat, seed }, run)
    const rate = (version: 0 | 1): Interval => wilson(outcomesOf(counts, version).won, played)
    found.push({
      side,
      policies: usual,
      restriction: id,
      summary,
      winRate: { usual: rate(0), restricted: rate(1) },
      effect: effectOf(counts, side),
    })
  }
  return found
}

/** A side that does without an option, and the policies of all seats with it. */
interface Tried {
  readonly seat: number
  readonly side: string
  readonly id: string
  readonly summary: string
  readonly policies: readonly string[]
}

/** What the player of a seat can be made to do without; nothing when it does without something already. */
function restrictionsOf<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  { params, policies }: Pick<Setting<Params>, 'params' | 'policies'>,
  seat: number,
): readonly Tried[] {
  const side = model.meta.seats[seat] ?? ''
  const { without, ...name } = parsePolicy(policies[seat] ?? '')
  const kind = model.policies.find(({ id }) => id === name.id)
  if (without !== undefined || !kind?.restrictions) return []
  return kind
    .restrictions(params)
    .filter(({ seats }) => seats.includes(side))
    .map(({ id, summary }) => ({
      seat,
      side,
      id,
      summary,
      policies: policies.map((policy, i) => (i === seat ? policyName({ ...name, without: id }) : policy)),
    }))
}
