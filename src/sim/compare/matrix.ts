import type { RulesModel } from '../../rules/rules-model.ts'
import { chooseSetting, type Choice, type Setting } from '../../rules/setting.ts'
import type { Effect } from './effect.ts'
import type { Compared } from './knock-out.ts'
import type { MatrixCell } from './matrix-cell.ts'
import { isQuick } from './play-pairs.ts'
import type { Versions } from './play-pair.ts'
import type { OnRow } from './side-row.ts'
import type { Verdict } from './verdict.ts'

/** Plays a batch for a cell; those of stronger players are slow. */
export type Judge<Params> = (
  versions: Versions<Params>,
  stronger: boolean,
) => Promise<{ effect: Effect; verdict: Verdict }>

/**
 * Tries the change with every pair of policies, with stronger players if they are asked, and with every other option of each ruling that the change leaves alone, under the
 * usual policies. The settings are those of base and change.
 */
export async function playMatrix<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  compared: Compared<Params>,
  [before, setting]: readonly [Setting<Params>, Setting<Params>],
  askStronger: boolean,
  judge: Judge<Params>,
  onRow?: OnRow,
): Promise<readonly MatrixCell[]> {
  const { base, changed, choice, versions } = compared
  const fast = isQuick(model, versions)
  const choices = [
    ...policyChoices(model, setting),
    ...(askStronger ? strongerChoices(model, setting) : []),
    ...rulingChoices(model, before, setting),
  ]
  const tried = choices.flatMap(({ policies, rulings, stronger = [] }) => {
    const asked: Choice = {
      scenario: setting.scenario.id,
      policies: { ...choice.policies, ...policies },
      rulings: new Map([...(choice.rulings ?? []), ...Object.entries(rulings)]),
    }
    const [first, second] = [base, changed].map((game) => chooseSetting(model, game, asked).value)
    if (!first || !second || (fast && stronger.length === 0 && !isQuick(model, [first, second]))) return []
    const sides = model
      .deciders(second.params)
      .map((seat) => [model.meta.seats[seat] ?? '', second.policies[seat] ?? ''] as const)
    return [{ versions: [first, second] as const, policies: Object.fromEntries(sides), rulings, stronger }]
  })
  const cells: MatrixCell[] = []
  for (const [i, { versions: settings, ...cell }] of tried.entries()) {
    onRow?.({ table: 'cell', at: i + 1, of: tried.length, name: nameOf(cell) })
    cells.push({ ...cell, ...(await judge(settings, cell.stronger.length > 0)) })
  }
  return cells
}

/** What is peculiar about a cell: its ruling, else its players. */
function nameOf({ policies, rulings }: CellChoice): string {
  const told = Object.keys(rulings).length > 0 ? rulings : policies
  return Object.entries(told)
    .map(([key, value]) => `${key}=${value}`)
    .join(', ')
}

interface CellChoice {
  readonly policies: Readonly<Record<string, string>>
  readonly rulings: Readonly<Record<string, string>>
  readonly stronger?: readonly string[]
}

/** Every combination of the policies that the deciding sides have; of those that take a number, the ones worth a try. */
function policyChoices<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  { scenario, params }: Setting<Params>,
): readonly CellChoice[] {
  const namesOf = (side: string) =>
    model.policies
      .filter((kind) => kind.seats.includes(side) && (kind.modes?.includes(scenario.mode) ?? true))
      .flatMap((kind) =>
        kind.number === undefined ? [kind.id] : (kind.samples?.(params) ?? []).map((n) => `${kind.id}:${n}`),
      )
  let choices: Record<string, string>[] = [{}]
  for (const seat of model.deciders(params)) {
    const side = model.meta.seats[seat] ?? ''
    choices = choices.flatMap((choice) => namesOf(side).map((name) => ({ ...choice, [side]: name })))
  }
  return choices.map((chosen) => ({ policies: chosen, rulings: {} }))
}

/** Whether the rules have players stronger than the usual ones for a side that decides. */
export function hasStronger<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  setting: Setting<Params>,
): boolean {
  return strongerChoices(model, setting).length > 0
}

/** Stronger players of one side or of several, the others as usual; none where the rules have no stronger ones. */
function strongerChoices<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  { scenario, params }: Setting<Params>,
): readonly CellChoice[] {
  let choices: Record<string, string>[] = [{}]
  for (const seat of model.deciders(params)) {
    const side = model.meta.seats[seat] ?? ''
    const kinds = model.policies.filter(
      ({ seats, modes, stronger }) =>
        stronger !== undefined && seats.includes(side) && (modes?.includes(scenario.mode) ?? true),
    )
    choices = choices.flatMap((choice) => [
      choice,
      ...kinds.map(({ id, stronger }) => ({ ...choice, [side]: `${id}:${stronger}` })),
    ])
  }
  return choices.slice(1).map((policies) => ({ policies, rulings: {}, stronger: Object.keys(policies) }))
}

/** Every option that is not in force of a ruling that both versions have alike; one that the change sets is a line of the change, and would be undone by another option. */
function rulingChoices<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  before: Setting<Params>,
  { scenario, rulings: inForce }: Setting<Params>,
): readonly CellChoice[] {
  const alike = Object.entries(model.rulings(scenario.mode)).filter(([id]) => before.rulings[id] === inForce[id])
  return alike.flatMap(([id, options]) =>
    options.filter((option) => option !== inForce[id]).map((option) => ({ policies: {}, rulings: { [id]: option } })),
  )
}
