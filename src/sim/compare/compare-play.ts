import type { Game } from '../../game/game.ts'
import { hasErrors, type Outcome } from '../../kernel/diagnostic.ts'
import { spanAt } from '../../source/located-document.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { loadRules } from '../../rules/load-rules.ts'
import type { RulesModel } from '../../rules/rules-model.ts'
import { chooseSetting, type Choice, type Setting } from '../../rules/setting.ts'
import { say } from '../messages.ts'
import { openPool } from '../share-pool.ts'
import { wilson } from '../wilson.ts'
import { ALLOWANCE, ALPHA, BETA, checkCompareNumbers, USUAL_PAIRS, type ComparePlayOptions } from './compare-options.ts'
import { effectOf, varianceOf } from './effect.ts'
import { judgePairs } from './judge-pairs.ts'
import { asPlayed, knockOut } from './knock-out.ts'
import { hasStronger, playMatrix } from './matrix.ts'
import { outcomesOf } from './pair-counts.ts'
import type { PlayComparison } from './play-comparison.ts'
import { isQuick, type PairRun } from './play-pairs.ts'
import type { Versions } from './play-pair.ts'
import { overriddenRulings } from './overridden-rulings.ts'
import { playRestricted } from './restricted-play.ts'
import { survivalOf } from './survival.ts'

/** Pairs of a row of a side table, with quick play and without. */
const ROW_PAIRS = { quick: 20_000, plain: 200 }

/** Plays two versions of a game against each other's luck. Throws the signal's reason when it is aborted. */
export async function comparePlay(
  base: Game,
  changed: Game,
  options: ComparePlayOptions,
): Promise<Outcome<PlayComparison>> {
  const rules = await loadRules(base)
  const diagnostics = [...checkCompareNumbers(options), ...rules.diagnostics]
  if (base.rules !== changed.rules)
    diagnostics.push(
      say(
        'other-rules',
        { base: base.rules ?? 'none', changed: changed.rules ?? 'none' },
        spanAt(changed.place, 'rules'),
      ),
    )
  if (hasErrors(diagnostics) || !rules.value) return { diagnostics }
  return rules.value.use((model) => compareWith(model, base, changed, options))
}

async function compareWith<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  base: Game,
  changed: Game,
  options: ComparePlayOptions,
): Promise<Outcome<PlayComparison>> {
  const choice: Choice = { scenario: options.scenario, policies: options.policies, rulings: options.rulings }
  const before = chooseSetting(model, base, choice)
  const after = chooseSetting(model, changed, choice)
  const diagnostics = withoutRepeats([...before.diagnostics, ...after.diagnostics])
  if (!before.value || !after.value) return { diagnostics }
  diagnostics.push(...overriddenRulings(model, [base, changed], choice))
  const { clock } = options
  const started = { cpu: clock.cpu(), wall: clock.now() }
  const pool = await (options.openPool?.() ?? openPool(options.workers))
  try {
    const run = { pool, onProgress: options.onProgress, onRow: options.onRow, signal: options.signal }
    const settings = [before.value, after.value] as const
    const value = await measureAll(model, { base, changed, choice, settings }, options, run)
    const cpuMs = clock.cpu() - started.cpu
    const wallMs = clock.now() - started.wall
    const pairsPerCpuSecond = cpuMs > 0 && !options.openPool ? Math.round((value.played / cpuMs) * 1000) : 0
    const { played: _, ...found } = value
    return { value: { ...found, measured: { cpuMs, wallMs, pairsPerCpuSecond, workers: pool.workers } }, diagnostics }
  } finally {
    await pool.close()
  }
}

interface Asked<Params> {
  readonly base: Game
  readonly changed: Game
  readonly choice: Choice
  readonly settings: readonly [Setting<Params>, Setting<Params>]
}

async function measureAll<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  { base, changed, choice, settings }: Asked<Params>,
  options: ComparePlayOptions,
  run: Omit<PairRun, 'enough'>,
): Promise<Omit<PlayComparison, 'measured'> & { readonly played: number }> {
  const versions: Versions<Params> = settings
  const [, setting] = settings
  const { seats } = model.meta
  const wanted = changed.effectSide ?? base.effectSide ?? base.sides[0]?.id ?? ''
  const seat = Math.max(0, seats.indexOf(wanted))
  const side = seats[seat] ?? ''
  const wish = { d: options.d ?? 1, alpha: ALPHA, beta: BETA }
  const { seed, clock } = options
  const pairs = options.pairs ?? USUAL_PAIRS

  const until = clock.now() + ALLOWANCE
  const enough = (decided: boolean): boolean =>
    (options.onlyVerdict === true && decided) || (options.pairs === undefined && clock.now() > until)
  const main = await judgePairs(model, { versions, seat, seed, pairs }, wish, { ...run, enough })
  const effect = effectOf(main.counts, side)
  let played = main.pairs
  const row = async (tried: Versions<Params>, most: number) => {
    const found = await judgePairs(model, { versions: tried, seat, seed, pairs: most }, wish, run)
    played += found.pairs
    return { effect: effectOf(found.counts, side), verdict: found.verdict }
  }
  const usually = (tried: Versions<Params>): number =>
    Math.min(main.pairs, isQuick(model, tried) ? ROW_PAIRS.quick : ROW_PAIRS.plain)
  const compared = { base, changed, choice, versions }
  const lines = options.knockOut
    ? await knockOut(model, compared, effect, async (tried) => (await row(tried, usually(tried))).effect, run.onRow)
    : []
  const searching = options.searching ?? 0
  const cells = options.matrix
    ? await playMatrix(
        model,
        compared,
        settings,
        searching > 0,
        (tried, stronger) => row(tried, stronger ? searching : usually(tried)),
        run.onRow,
      )
    : []
  const without = { seed, pairs: typeof options.restricted === 'number' ? options.restricted : undefined }
  const restricted = options.restricted
    ? {
        base: await playRestricted(model, settings[0], without, run),
        changed: await playRestricted(model, settings[1], without, run),
      }
    : undefined
  for (const { effect: found } of [...(restricted?.base ?? []), ...(restricted?.changed ?? [])]) played += found.pairs
  const atVerdict = options.onlyVerdict === true && main.verdict.answer !== 'undecided'
  const rate = (version: 0 | 1) => wilson(outcomesOf(main.counts, version).won, main.pairs)
  const policies = Object.fromEntries(
    model.deciders(setting.params).map((decider) => [seats[decider] ?? '', setting.policies[decider] ?? '']),
  )
  return {
    scenario: setting.scenario.id,
    policies,
    rulings: setting.rulings,
    seed,
    effect,
    verdict: main.verdict,
    errors: { alpha: ALPHA, beta: BETA },
    winRate: { base: rate(0), changed: rate(1) },
    variance: varianceOf(main.counts),
    pairing: model.pairing ? 'pieces' : 'seed',
    same: asPlayed(versions[0]) === asPlayed(versions[1]),
    turned: main.counts.turned,
    atVerdict,
    shortened: main.pairs < pairs && !atVerdict,
    knockOut: lines,
    matrix: cells,
    ...(restricted && { restricted }),
    ...(options.matrix && {
      survival: survivalOf({ effect, verdict: main.verdict, policies }, cells, hasStronger(model, setting)),
    }),
    played,
  }
}
