import { loadGame } from '../../game/load-game.ts'
import type { Game } from '../../game/game.ts'
import type { Host } from '../../kernel/host.ts'
import type { GameNames } from './names-from-path.ts'
import { variantExamples, type VariantExample } from './variant-examples.ts'

/** Examples of each part that a skeleton shows. */
const MOST = { changes: 3, add: 1, remove: 1 } as const

/** What a new variant is. */
export interface NewVariant {
  /** Where the file will be. */
  readonly file: string
  readonly names: GameNames
  /** What it changes, as `of` names it. */
  readonly of: string
}

/**
 * The text of a variant that changes nothing yet: examples stand in it switched off, each naming what the game has, and each was tried: with it
 * the game still loads without an error.
 */
export function variantSkeleton(host: Host, game: Game, variant: NewVariant): string {
  const shown: VariantExample[] = []
  for (const example of variantExamples(game)) {
    if (shown.filter(({ part }) => part === example.part).length >= MOST[example.part]) continue
    if (holds(host, variant, [...shown, example]) && holds(host, variant, [example])) shown.push(example)
  }
  return textOf(game, variant, shown, '#')
}

/** Whether the game loads with these examples in force. */
function holds(host: Host, variant: NewVariant, examples: readonly VariantExample[]): boolean {
  const text = textOf(undefined, variant, examples, '')
  const tried: Host = {
    ...host,
    kindOf: (path) => (path === variant.file ? 'file' : host.kindOf(path)),
    readText: (path) => (path === variant.file ? text : host.readText(path)),
  }
  return loadGame(tried, variant.file).diagnostics.every(({ severity }) => severity === 'note')
}

/** The file with these examples, each line of which starts with the sign `off`. */
function textOf(
  game: Game | undefined,
  { names, of }: NewVariant,
  examples: readonly VariantExample[],
  off: string,
): string {
  const part = (key: VariantExample['part'], about: string): string[] => {
    const lines = examples.filter((example) => example.part === key).flatMap((example) => example.lines)
    return ['', `# ${about}`, `${key}:`, ...lines.map((line) => line.replace(/^ */, (indent) => `  ${indent}${off}`))]
  }
  return [
    `# A change of ${game?.title ?? of}: only what differs is written here. This file stands for the changed game wherever a game is named.`,
    '# Lines whose # stands right before a word are switched off: take the # away and they are in force.',
    'kind: variant',
    `id: ${names.id}`,
    `title: ${JSON.stringify(names.title)} # stands on the sheets`,
    `of: ${/^[a-z][a-z0-9-]*$/.test(of) ? of : JSON.stringify(of)}`,
    ...part(
      'changes',
      'New values, each by the way that leads to it: words with dots between, as they stand in the files of the game.',
    ),
    ...part('add', 'Items for the end of a list.'),
    ...part('remove', 'What is taken out.'),
    '',
  ].join('\n')
}
