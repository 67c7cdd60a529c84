import type { Command as Commander } from 'commander'
import type { Context } from './context.ts'

/** A command: names its options and does its work. The action returns the exit code. */
export interface Command {
  define(command: Commander, context: Context, done: (code: number) => void): void
}
