import { describe, expect, test } from 'vitest'
import { nodeHost } from '../../src/cli/node-host.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { brokenLaws } from '../../src/rules/laws.ts'
import { loadRules } from '../../src/rules/load-rules.ts'
import { makePolicy } from '../../src/rules/policy-name.ts'
import type { PolicyKind, Restriction, RulesModel } from '../../src/rules/rules-model.ts'
import { chooseSetting } from '../../src/rules/setting.ts'
import { playGame } from '../../src/sim/play-game.ts'

/** Restrictions that deny the usual players nothing, because they never use the option. */
const IDLE: Readonly<Record<string, readonly string[]>> = {
  'zulu-spears': ['zulu=keep/no-holding'],
  isandlwana: ['british=stand/no-colors'],
  'rorkes-drift': [
    'zulu=weakest-section/no-chopping',
    'zulu=weakest-section/no-climbing',
    'british=hold-walls/no-redoubt',
  ],
  'unbalanced-equality': [
    'zulu=frontal/no-evasion',
    'zulu=frontal/no-pursuit',
    'british=firing-line/no-charge',
    'british=firing-line/no-evasion',
    'british=firing-line/no-pursuit',
    'british=firing-line/no-moves',
  ],
}

/** What goes wrong when a seat plays with a restriction: moves that use the option, broken laws, quick play that knows nothing of it. */
function faultsOf<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  params: Params,
  usual: readonly string[],
  seat: number,
): readonly string[] {
  const side = model.meta.seats[seat] ?? ''
  // Players that search are too slow for this; those that take a number play like the others.
  const kinds = model.policies.filter(({ seats, number }) => seats.includes(side) && number === undefined)
  return kinds.flatMap((kind) =>
    restrictionsOf(kind, params, side).flatMap((restriction) => {
      const policies = usual.map((policy, i) => (i === seat ? `${kind.id}/${restriction.id}` : policy))
      const players = policies.map((policy, i) => makePolicy(model.policies, params, i, policy))
      const faults = [...brokenLaws(model, params, { players, seed: 3, game: 1, every: 1e6 })]
      if (model.quick?.(params, policies)) faults.push('quick play forgets it')
      if (model.pairing?.quick?.([params, params], [usual, policies])) faults.push('quick pairs forget it')
      for (let game = 0; game < 3; game++)
        playGame(model, params, policies, 3, game, undefined, (state, decider, move) => {
          if (decider === seat && restriction.uses(model.observe(state, seat), move)) faults.push('it is used')
        })
      return [...new Set(faults)].map((fault) => `${side}=${kind.id}/${restriction.id}: ${fault}`)
    }),
  )
}

/** Restrictions that deny the usual player of a seat nothing in some games. */
function idleOf<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  params: Params,
  usual: readonly string[],
  seat: number,
): readonly string[] {
  const side = model.meta.seats[seat] ?? ''
  const kind = model.policies.find(({ id }) => id === usual[seat])
  const idle = new Set(kind && restrictionsOf(kind, params, side))
  for (let game = 0; game < 20; game++)
    playGame(model, params, usual, 3, game, undefined, (state, decider, move) => {
      if (decider !== seat) return
      const view = model.observe(state, seat)
      for (const restriction of idle) if (restriction.uses(view, move)) idle.delete(restriction)
    })
  return [...idle].map(({ id }) => `${side}=${usual[seat]}/${id}`)
}

function restrictionsOf<Params, View, Move>(
  kind: PolicyKind<Params, View, Move>,
  params: Params,
  side: string,
): readonly Restriction<View, Move>[] {
  return (kind.restrictions?.(params) ?? []).filter(({ seats }) => seats.includes(side))
}

describe.each(Object.keys(IDLE))('restrictions of %s', (id) => {
  test('are kept by every player without breaking a law, and miss what the usual ones do', async () => {
    const { value: game } = loadGame(nodeHost(), `data/${id}`)
    const { value: rules } = await loadRules(game!)
    rules!.use((model) => {
      const { params, policies } = chooseSetting(model, game!).value!
      const seats = model.deciders(params)
      expect(seats.flatMap((seat) => faultsOf(model, params, policies, seat))).toEqual([])
      expect(seats.flatMap((seat) => idleOf(model, params, policies, seat))).toEqual(IDLE[id])
    })
  })

  test('have names of their own, and a sentence each', async () => {
    const { value: game } = loadGame(nodeHost(), `data/${id}`)
    const { value: rules } = await loadRules(game!)
    rules!.use((model) => {
      const { params } = chooseSetting(model, game!).value!
      for (const kind of model.policies) {
        const all = kind.restrictions?.(params) ?? []
        expect(all.length).toBeGreaterThan(5)
        const ids = all.map(({ id: name }) => name)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { summary, seats } of all) {
          expect(summary).toMatch(/^[a-z]/)
          expect(seats.filter((seat) => !model.meta.seats.includes(seat))).toEqual([])
        }
      }
    })
  })
})
