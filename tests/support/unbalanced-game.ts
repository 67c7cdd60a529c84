import type { EqualityMove } from '../../src/rules/games/unbalanced-equality/equality-move.ts'
import type { EqualityParams } from '../../src/rules/games/unbalanced-equality/equality-params.ts'
import { newState, type EqualityState, type Unit } from '../../src/rules/games/unbalanced-equality/equality-state.ts'
import type { EqualityView } from '../../src/rules/games/unbalanced-equality/equality-view.ts'
import { unbalancedEqualityModel as model } from '../../src/rules/games/unbalanced-equality/rules.ts'
import { makePolicy } from '../../src/rules/policy-name.ts'
import type { Policy } from '../../src/rules/rules-model.ts'
import type { Rng } from '../../src/rules/rng.ts'
import { chooseSetting, type Setting } from '../../src/rules/setting.ts'
import { loadTexts, markedBy, textsOf, type Edit, type LoadedTexts } from './edited-game.ts'

const FOLDER = 'data/unbalanced-equality'

/** What the rules read; sheets and what is printed on them are left out. */
const PARTS = ['tables.yaml', 'rulings.yaml', 'scenarios/two-companies.yaml', 'rosters/two-companies.yaml']

const GAME = `kind: game
id: unbalanced-equality
title: Unbalanced Equality
sides: [{ id: zulu, title: Zulu }, { id: british, title: British }]
rules: unbalanced-equality
`

/** Texts of the files of the shipped game, by path within it. */
const FILES = new Map([['game.yaml', GAME], ...textsOf(FOLDER, PARTS)])

/** The shipped game without its examples, with changes to its files. */
export function unbalancedGame(...edits: readonly Edit[]): LoadedTexts {
  return loadTexts(FILES, edits)
}

/** The same with its examples. */
export function unbalancedGameWithExamples(...edits: readonly Edit[]): LoadedTexts {
  return loadTexts([...FILES, ...textsOf(FOLDER, ['examples.yaml'])], edits)
}

const shipped = unbalancedGame().game

type Choices = Readonly<Record<string, string>>

/** A setting of the shipped game, or of another; it must have no fault. */
export function unbalancedSetting(
  rulings: Choices = {},
  policies: Choices = {},
  game = shipped,
): Setting<EqualityParams> {
  const { value, diagnostics } = chooseSetting(model, game, { rulings: new Map(Object.entries(rulings)), policies })
  if (!value) throw new Error(diagnostics.map((d) => d.message).join('; '))
  return value
}

/** The players of a setting. */
export function unbalancedPlayers({ policies, params }: Setting<EqualityParams>): Policy<EqualityView, EqualityMove>[] {
  return policies.map((name, seat) => makePolicy(model.policies, params, seat, name))
}

/** What a setting of a changed game reports: code and the text that is marked. */
export function findingsOf(...edits: readonly Edit[]): (readonly [code: string, marked: string])[] {
  const { game, texts } = unbalancedGame(...edits)
  const { diagnostics } = chooseSetting(model, game)
  return diagnostics.map((finding) => [finding.code, markedBy(finding, texts)])
}

/** Chance that gives faces of a die in order. */
export function rolls(...faces: readonly number[]): Rng {
  const left = [...faces]
  return {
    pick() {
      const face = left.shift()
      if (face === undefined) throw new Error('no roll left')
      return face - 1
    },
  }
}

/** A position of the scenario with the gun, and its units by id: 90th-a, 90th-b, ra-gun, uthulwana, udloko. */
export function battle(rulings: Choices = {}): { readonly state: EqualityState; readonly unit: (id: string) => Unit } {
  const state = newState(unbalancedSetting({ gun: 'yes', ...rulings }).params)
  const unit = (id: string): Unit => {
    const found = state.units.find(({ spec }) => spec.id === id)
    if (!found) throw new Error(`no unit ${id}`)
    return found
  }
  return { state, unit }
}
