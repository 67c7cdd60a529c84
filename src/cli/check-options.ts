import type { Command as Commander } from 'commander'
import { assignments, type Assignment } from './options.ts'

/** Options that checking and building have in common. */
export interface CheckFlags {
  readonly ruling?: readonly Assignment[]
  readonly strict?: true
  readonly json?: true
  readonly placeholders?: true
  /** False with --no-simulation. */
  readonly simulation: boolean
}

/** Adds them to a command. */
export function addCheckOptions(command: Commander): Commander {
  return command
    .option('--ruling <id=value>', 'play and print by this ruling; may be repeated', assignments('ruling=option'))
    .option('--no-simulation', 'leave out the short simulation')
    .option('--placeholders', 'print a box with the file name for pictures that are missing')
    .option('--strict', 'warnings are errors')
    .option('--json', 'result as JSON on stdout')
}
