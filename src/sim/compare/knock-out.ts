import { hasErrors } from '../../kernel/diagnostic.ts'
import type { Game } from '../../game/game.ts'
import type { RulesModel } from '../../rules/rules-model.ts'
import { chooseSetting, type Choice } from '../../rules/setting.ts'
import { changeLines, withLines, type ChangeLine } from './change-lines.ts'
import type { Effect } from './effect.ts'
import type { Version, Versions } from './play-pair.ts'
import type { KnockOut } from './play-comparison.ts'
import type { OnRow } from './side-row.ts'

/** Plays the usual batch of a side table and gives its effect. */
export type Measure<Params> = (versions: Versions<Params>) => Promise<Effect>

/** What is being compared: the games, and how they are played. */
export interface Compared<Params> {
  readonly base: Game
  readonly changed: Game
  readonly choice: Choice
  readonly versions: Versions<Params>
}

/** Tries every line of the change that has a say in play: alone on the base, and the change without it. A single line is the change itself. */
export async function knockOut<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  compared: Compared<Params>,
  whole: Effect,
  measure: Measure<Params>,
  onRow?: OnRow,
): Promise<readonly KnockOut[]> {
  const { base, changed, versions } = compared
  const all = changeLines(base, changed)
  const partly = (lines: readonly ChangeLine[]) => versionOf(model, withLines(base, changed, lines), compared.choice)
  const tries = all.map((line) => ({
    line,
    alone: partly([line]),
    without: partly(all.filter((other) => other !== line)),
  }))
  const [nothing, everything] = versions.map((version) => asPlayed(version))
  const played = tries.filter(
    ({ alone, without }) => asPlayed(alone.version) !== nothing || asPlayed(without.version) !== everything,
  )
  if (played.length === 1 && played[0]) return [{ ...lineOf(played[0].line), alone: whole }]
  const rows = played.flatMap(({ alone, without }) => [alone, without].filter(({ version }) => version)).length
  let row = 0
  const measureRow = (version: Version<Params>, name: string): Promise<Effect> => {
    onRow?.({ table: 'line', at: ++row, of: rows, name })
    return measure([versions[0], version])
  }
  const found: KnockOut[] = []
  for (const { line, alone, without } of played)
    found.push({
      ...lineOf(line),
      ...(alone.version && { alone: await measureRow(alone.version, `${line.name} alone`) }),
      ...(without.version && { without: await measureRow(without.version, `all but ${line.name}`) }),
      ...((alone.problem ?? without.problem) !== undefined && { problem: alone.problem ?? without.problem }),
    })
  return found
}

const lineOf = ({ name, from, to }: ChangeLine) => ({ name, from, to })

/** A version as the rules see it, without the titles that they only print. */
export const asPlayed = (version: Version | undefined): string =>
  JSON.stringify(version ? [version.params, version.policies] : null, (key, value: unknown) =>
    key === 'title' || key === 'phase' ? undefined : value,
  )

function versionOf<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  game: Game,
  choice: Choice,
): { readonly version?: Version<Params>; readonly problem?: string } {
  const { value, diagnostics } = chooseSetting(model, game, choice)
  if (value) return { version: { params: value.params, policies: value.policies } }
  return { problem: diagnostics.find((found) => hasErrors([found]))?.message ?? 'it cannot be played' }
}
