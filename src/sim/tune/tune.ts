import type { Game } from '../../game/game.ts'
import { countOf } from '../../kernel/count-of.ts'
import { hasErrors, type Diagnostic, type Outcome } from '../../kernel/diagnostic.ts'
import type { Host } from '../../kernel/host.ts'
import { didYouMean } from '../../kernel/suggest.ts'
import { loadRules } from '../../rules/load-rules.ts'
import type { RulesModel } from '../../rules/rules-model.ts'
import { chooseSetting, type Choice, type Setting } from '../../rules/setting.ts'
import { say } from '../messages.ts'
import { openPool, type SharePool } from '../share-pool.ts'
import { wilson } from '../wilson.ts'
import { race, type Band, type Raced, type Racer } from './race.ts'
import { countsOfDeck, readTunables, tuned, type Tunable, type Tuning } from './tunable.ts'
import type { TunedGame, TuneReport } from './tune-report.ts'
import { tuningsOfSize } from './tunings.ts'

export interface TuneOptions extends Choice {
  readonly side: string
  readonly target: Band
  /** What may change (`zulu.attack`, `zulu.blood.force`); absent: every count of the side's deck. */
  readonly may?: readonly string[] | undefined
  /** Most numbers that are changed at a time. */
  readonly most: number
  /** Whether every deck keeps its number of cards. */
  readonly keepSize: boolean
  readonly seed: number
  readonly workers: number
  readonly openPool?: (() => Promise<SharePool>) | undefined
  readonly clock: Pick<Host, 'now' | 'cpu'>
  /** Hears of each size that is tried: cards changed, and tunings of that size. */
  readonly onSize?: ((size: number, tunings: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** Largest change that is tried, in cards, and most tunings in all. */
const LARGEST = 40
const MOST_TUNINGS = 30_000
/** Chance that any tuning of the whole search is put on the wrong side of the band. */
const LEVEL = 0.05

/** Searches for the smallest changes that bring a side's win rate into a band. Sizes are tried from the smallest, and all of a size race; the first size with a winner ends the search. */
export async function tune(game: Game, options: TuneOptions): Promise<Outcome<TuneReport>> {
  const rules = await loadRules(game)
  if (!rules.value) return { diagnostics: rules.diagnostics }
  return rules.value.use((model) => tuneWith(model, game, options))
}

async function tuneWith<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  game: Game,
  options: TuneOptions,
): Promise<Outcome<TuneReport>> {
  const { value: setting, diagnostics } = chooseSetting(model, game, options)
  if (!setting) return { diagnostics }
  const { side, clock } = options
  const seat = model.meta.seats.indexOf(side)
  if (seat < 0) {
    const hints = didYouMean(side, model.meta.seats)
    return { diagnostics: [...diagnostics, say('unknown-tunable', { what: 'side', name: side }, undefined, { hints })] }
  }
  const tunables = mayChange(game, setting, options)
  const found: Diagnostic[] = [...diagnostics, ...tunables.diagnostics]
  if (hasErrors(found) || !tunables.value) return { diagnostics: found }
  const started = { cpu: clock.cpu(), wall: clock.now() }
  const pool = await (options.openPool?.() ?? openPool(options.workers))
  try {
    const racerOf = racersOf(model, game, options, seat, pool)
    const result = await search(tunables.value, racerOf, options, pool.lanes)
    if (!result.already && result.tried === 0) {
      const hints = options.keepSize ? ['name two counts of a deck, or let decks grow and shrink with --resize'] : []
      return { diagnostics: [...found, say('nothing-to-change', {}, undefined, { hints })] }
    }
    if (!result.already && result.found.length === 0)
      found.push(say('nothing-in-band', { tried: countOf(result.tried, 'change'), size: countOf(result.size, 'card') }))
    const value: TuneReport = {
      game: game.id,
      scenario: setting.scenario.id,
      policies: Object.fromEntries(
        model
          .deciders(setting.params)
          .map((decider) => [model.meta.seats[decider] ?? '', setting.policies[decider] ?? '']),
      ),
      rulings: setting.rulings,
      seed: options.seed,
      side,
      target: options.target,
      ...result,
      measured: { cpuMs: clock.cpu() - started.cpu, wallMs: clock.now() - started.wall, workers: pool.workers },
    }
    return { value, diagnostics: found }
  } finally {
    await pool.close()
  }
}

/** What may change: as asked, else every count of the side's deck. */
function mayChange<Params>(
  game: Game,
  { scenario }: Setting<Params>,
  { may, side }: TuneOptions,
): Outcome<readonly Tunable[]> {
  if (may) return readTunables(game, may)
  const deck = game.decks.find(({ id }) => id === scenario.decks[side])
  return deck
    ? { value: countsOfDeck(deck), diagnostics: [] }
    : { diagnostics: [say('unknown-tunable', { what: 'deck of the side', name: side })] }
}

/** Makes racers of tunings; undefined for those that the rules cannot play. */
function racersOf<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  game: Game,
  choice: TuneOptions,
  seat: number,
  pool: SharePool,
): (tuning: Tuning) => Racer | undefined {
  let lane = 0
  return (tuning) => {
    const { value: setting } = chooseSetting(model, tuned(game, tuning), choice)
    if (!setting) return undefined
    const { params, policies } = setting
    return {
      async play(from, to) {
        choice.signal?.throwIfAborted()
        const share = { rules: model.meta.id, params, policies, seed: choice.seed, from, to }
        return (await pool.run(lane++ % pool.lanes, share)).wins[seat] ?? 0
      },
    }
  }
}

type Found = Pick<TuneReport, 'base' | 'already' | 'found' | 'tried' | 'undecided' | 'smaller' | 'size'>

async function search(
  tunables: readonly Tunable[],
  racerOf: (tuning: Tuning) => Racer | undefined,
  { target, most, keepSize, onSize }: TuneOptions,
  lanes: number,
): Promise<Found> {
  let tried = 0
  let undecided = 0
  const smaller: TunedGame[] = []
  const none = { already: false, found: [] as readonly TunedGame[], smaller }
  // The game as it is takes part as size 0. The levels of all sizes add up to LEVEL: 1 + 1/4 + 1/9 ... is pi^2 / 6.
  const levelOf = (size: number) => (LEVEL * 6) / (Math.PI ** 2 * (size + 1) ** 2)
  const self = racerOf([])
  const [asIs] = self ? await race([self], target, levelOf(0), 1) : []
  const base = wilson(asIs?.wins ?? 0, asIs?.games ?? 0)
  if (asIs?.place === 'inside') return { base, ...none, already: true, tried, undecided, size: 0 }
  for (let size = 1; size <= LARGEST; size++) {
    const tunings = tuningsOfSize(tunables, size, { most, keepSize })
    if (tunings.length === 0) continue
    if (tried + tunings.length > MOST_TUNINGS) return { base, ...none, tried, undecided, size: size - 1 }
    onSize?.(size, tunings.length)
    tried += tunings.length
    const racers = tunings.flatMap((tuning) => {
      const racer = racerOf(tuning)
      return racer ? [{ tuning, racer }] : []
    })
    const results = await race(
      racers.map(({ racer }) => racer),
      target,
      levelOf(size),
      lanes,
    )
    const at = (place: Raced['place']) =>
      racers.flatMap(({ tuning }, i) => (results[i]?.place === place ? tunedGame(tuning, size, results[i]) : []))
    const [inside, unknown] = [at('inside'), at('unknown')]
    undecided += unknown.length
    if (inside.length > 0) return { base, ...none, found: inMiddleFirst(inside, target), tried, undecided, size }
    smaller.push(...unknown)
  }
  return { base, ...none, tried, undecided, size: LARGEST }
}

function tunedGame(tuning: Tuning, size: number, { wins, games, corrected }: Raced): TunedGame {
  const changes = tuning.map(({ tunable: { path, value }, to }) => ({ path, from: value, to }))
  return { changes, size, games, winRate: wilson(wins, games), corrected }
}

/** Fewest changed numbers first, then the nearest to the middle of the band. */
function inMiddleFirst(found: readonly TunedGame[], { low, high }: Band): readonly TunedGame[] {
  const off = ({ winRate }: TunedGame) => Math.abs(winRate.value - (low + high) / 2)
  return [...found].sort((a, b) => a.changes.length - b.changes.length || off(a) - off(b))
}
