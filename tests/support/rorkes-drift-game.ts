import type { Game } from '../../src/game/game.ts'
import type { RorkesMove } from '../../src/rules/games/rorkes-drift/moves.ts'
import type { RorkesParams } from '../../src/rules/games/rorkes-drift/rorkes-params.ts'
import type { RorkesState } from '../../src/rules/games/rorkes-drift/rorkes-state.ts'
import { rorkesDriftModel as model } from '../../src/rules/games/rorkes-drift/rules.ts'
import { makePolicy } from '../../src/rules/policy-name.ts'
import type { Policy } from '../../src/rules/rules-model.ts'
import { chooseSetting, type Setting } from '../../src/rules/setting.ts'
import { loadTexts, markedBy, textsOf, type Edit, type LoadedTexts } from './edited-game.ts'

/** What the rules read; sheets and what is printed on them are left out. */
const PARTS = ['plan.yaml', 'tables.yaml', 'rulings.yaml', 'examples.yaml', 'scenarios/three-assaults.yaml']

const GAME = `kind: game
id: rorkes-drift
title: Rorke's Drift
sides: [{ id: zulu, title: Zulu }, { id: british, title: British }]
rules: rorkes-drift
`

const FILES = new Map([['game.yaml', GAME], ...textsOf('data/rorkes-drift', PARTS)])

/** The shipped game, with changes to its files. */
export function rorkesGame(...edits: readonly Edit[]): LoadedTexts {
  return loadTexts(FILES, edits)
}

const shipped = rorkesGame().game

type Choices = Readonly<Record<string, string>>

/** A setting of the shipped game, or of another; it must have no fault. */
export function rorkesSetting(
  rulings: Choices = {},
  policies: Choices = {},
  game: Game = shipped,
): Setting<RorkesParams> {
  const { value, diagnostics } = chooseSetting(model, game, { rulings: new Map(Object.entries(rulings)), policies })
  if (!value) throw new Error(diagnostics.map((d) => d.message).join('; '))
  return value
}

/** The players of a setting. */
export function rorkesPlayers({ policies, params }: Setting<RorkesParams>): Policy<RorkesState, RorkesMove>[] {
  return policies.map((name, seat) => makePolicy(model.policies, params, seat, name))
}

/** What a changed game reports: code and the text that is marked. */
export function rorkesFindings(...edits: readonly Edit[]): (readonly [code: string, marked: string])[] {
  const { game, texts } = rorkesGame(...edits)
  const { value, diagnostics } = chooseSetting(model, game)
  const reviewed = value ? model.review(game, value.scenario, value.params) : []
  return [...diagnostics, ...reviewed].map((finding) => [finding.code, markedBy(finding, texts)])
}

/** What the worked examples of a changed game report: example, code and the text that is marked. */
export function failedExamples(
  ...edits: readonly Edit[]
): (readonly [example: string, code: string, marked: string])[] {
  const { game, texts } = rorkesGame(...edits)
  return game.examples.flatMap((example) => {
    const { params, policies } = rorkesSetting(example.rulings, example.policies, game)
    const { diagnostics } = model.replay(params, { example, policies })
    return diagnostics.map((finding) => [example.id, finding.code, markedBy(finding, texts)] as const)
  })
}
