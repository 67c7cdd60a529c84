import type { Host } from '../kernel/host.ts'
import type { Terminal } from './terminal.ts'

/** What a command is given. */
export interface Context {
  readonly host: Host
  readonly terminal: Terminal
  /** Folder the command was called in. */
  readonly folder: string
  /** Processor cores, for the default number of workers. */
  readonly cores: number
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
  /** Lets the process see its signals between two pieces of work. */
  pause(): Promise<void>
}
