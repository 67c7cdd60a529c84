import type { Command as Commander } from 'commander'
import { assignments, numberBetween, type Assignment } from './options.ts'
import type { Context } from './context.ts'

/** Options that all commands have in common that play many games. */
export interface PlayFlags {
  readonly scenario?: string
  readonly policy?: readonly Assignment[]
  readonly ruling?: readonly Assignment[]
  readonly seed: number
  readonly workers: number
}

/** Adds them to a command. */
export function addPlayOptions(command: Commander, context: Context): Commander {
  return command
    .option('--scenario <id>', 'scenario to play; default: the first of the game')
    .option('--policy <side=name>', 'how a side plays: name[:number][/restriction]', assignments('zulu=keep'))
    .option('--ruling <id=value>', 'play by this ruling; may be repeated', assignments('ruling=option'))
    .option('--seed <n>', 'seed of the random numbers', numberBetween(0, 2 ** 32 - 1, true), 1)
    .option('--workers <n>', 'threads', numberBetween(1, 256, true), context.cores)
}

/** Adds the option that asks what each side's options are worth to it. */
export function addRestrictedOption(command: Commander): Commander {
  return command.option(
    '--restricted [pairs]',
    'also play each side without one of its options at a time, in so many pairs of games; else 2,000, fewer where a player is slow',
    numberBetween(1, 1e7, true),
  )
}
