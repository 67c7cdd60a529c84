import { findRules } from '../rules/registry.ts'
import type { QuickGame, QuickPair, RulesModel } from '../rules/rules-model.ts'
import { addPair, emptyPairs } from './compare/pair-counts.ts'
import { matchVersions, playPair, type Version } from './compare/play-pair.ts'
import { playGame } from './play-game.ts'
import { addGame, emptySummary, type Summary } from './summary.ts'

/** A stretch of games of one setting, as plain data that a thread can be sent. */
export interface Share {
  /** Id of the rules model. */
  readonly rules: string
  /** What the model made of the game's data (`RulesModel.params`). */
  readonly params: unknown
  /** Policy of every seat. */
  readonly policies: readonly string[]
  readonly seed: number
  /** Games `from` up to, not including, `to`. */
  readonly from: number
  readonly to: number
  /** A changed version that plays the same games; the share's own is the base. */
  readonly against?: (Version & { /** Seat for which the outcomes are counted. */ readonly seat: number }) | undefined
}

/** Plays a share. Called in this thread or, by name, in a worker. */
export async function runShare(share: Share): Promise<Summary> {
  const rules = await findRules(share.rules)
  if (!rules) throw new Error(`no rules ${share.rules}`)
  return rules.use((model) => playShare(model, share))
}

/** Quick play of the latest setting. Its code runs a tenth faster while there is only one of it, and shares of one experiment follow each other. */
let latest: { readonly setting: string; readonly quick: QuickGame | undefined } | undefined

function quickFor<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  params: Params,
  policies: readonly string[],
): QuickGame | undefined {
  const setting = JSON.stringify([model.meta.id, policies, params])
  if (latest?.setting !== setting) latest = { setting, quick: model.quick?.(params, policies) }
  return latest.quick
}

function playShare<Params, State, View, Move>(model: RulesModel<Params, State, View, Move>, share: Share): Summary {
  // The rules' id says whose parameters these are; on their way through a thread they lose their type.
  const params = share.params as Params
  const { policies, seed, from, to, against } = share
  const summary = emptySummary(model.meta, model.foldTerm !== undefined)
  if (against) {
    const pair = pairFor(model, { params, policies }, against as Version<Params>)
    const pairs = (summary.pairs = emptyPairs())
    for (let game = from; game < to; game++) {
      const results = pair(seed, game)
      addGame(summary, results[0], model.foldTerm?.(results[0]))
      addPair(pairs, against.seat, game, results)
    }
    return summary
  }
  const quick = quickFor(model, params, policies)
  for (let game = from; game < to; game++) {
    const result = quick ? quick(seed, game) : playGame(model, params, policies, seed, game).result
    addGame(summary, result, model.foldTerm?.(result))
  }
  return summary
}

/** Pairs of the latest two versions; they are kept as quick play is. */
let latestPair: { readonly setting: string; readonly play: QuickPair } | undefined

function pairFor<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  base: Version<Params>,
  changed: Version<Params>,
): QuickPair {
  const setting = JSON.stringify([model.meta.id, base, changed])
  if (latestPair?.setting !== setting) {
    const versions = matchVersions(model, [base, changed])
    const params = [versions[0].params, versions[1].params] as const
    const quick = model.pairing?.quick?.(params, [base.policies, changed.policies])
    latestPair = { setting, play: quick ?? ((seed, game) => playPair(model, versions, seed, game)) }
  }
  return latestPair.play
}
