import type { Game } from '../../src/game/game.ts'
import { loadRules } from '../../src/rules/load-rules.ts'

/** A choice that a rules model offers: how a seat plays, or how a question is ruled. */
export interface RulesChoice {
  readonly game: string
  readonly what: 'policy' | 'ruling'
  readonly id: string
  /** Whether the model itself knows it, beside the data: its README must say so. */
  readonly described: boolean
}

/** All policies of a game's model, and all rulings of its data that the model asks. */
export async function choicesOf(game: Game): Promise<RulesChoice[]> {
  const { value: rules } = await loadRules(game)
  if (!rules) return []
  return rules.use((model) => [
    ...model.policies.map(({ id }): RulesChoice => ({ game: game.id, what: 'policy', id, described: true })),
    ...game.rulings
      .filter(({ options }) => options.length > 0)
      .map(({ id }): RulesChoice => {
        const described = model.meta.modes.some((mode) => Object.hasOwn(model.rulings(mode), id))
        return { game: game.id, what: 'ruling', id, described }
      }),
  ])
}

/** Where choices are tested and described. Paths are relative to the repository. */
export interface RulesEvidence {
  readonly tests: ReadonlyMap<string, string>
  /** Text of the README of a model, by game. */
  readonly readmes: ReadonlyMap<string, string>
}

/** Choices that no test of their game plays, or that the model's README leaves out. */
export function untestedChoices(choices: readonly RulesChoice[], { tests, readmes }: RulesEvidence): string[] {
  return choices.flatMap(({ game, what, id, described }) => {
    const own = [...tests].filter(([path]) => path.startsWith(`tests/rules/games/${game}/`))
    const faults: string[] = []
    const named = own.some(([, text]) => isNamed(text, id))
    if (!named && !(what === 'ruling' && own.some(([path, text]) => playsAll(path, text)))) faults.push('no test')
    if (described && readmes.get(game)?.includes(`\`${id}`) !== true) faults.push('no line in the README')
    return faults.map((fault) => `${game}: ${what} ${id}: ${fault}`)
  })
}

/** A word in quotes, perhaps with the number of a policy. */
function isNamed(text: string, id: string): boolean {
  return text.includes(`'${id}'`) || text.includes(`'${id}:`) || text.includes(`\`${id}:`) || text.includes(`${id}: '`)
}

/** Whether a test of rulings plays every option of every ruling in the data. */
function playsAll(path: string, text: string): boolean {
  return (
    path.endsWith('/rulings.test.ts') && /test\.each\(\s*(?:rulings|options)\b/.test(text) && text.includes('.rulings')
  )
}
