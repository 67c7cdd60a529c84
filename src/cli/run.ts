import { Command as Commander, CommanderError } from 'commander'
import { HostError } from '../kernel/host.ts'
import { packageVersion } from '../pipeline/package-version.ts'
import type { Command } from './command.ts'
import type { Context } from './context.ts'
import { EXIT } from './exit-codes.ts'
import { QueueError } from './queue/queue-error.ts'
import { sayHostError } from './say-host-error.ts'

interface Entry {
  readonly name: string
  readonly summary: string
  load(): Promise<Command>
}

/** The commands; only the one asked for is loaded. */
const COMMANDS: readonly Entry[] = [
  {
    name: 'new',
    summary: 'make the folder of a new game, or the file of a variant',
    load: async () => (await import('./commands/new.ts')).newGame,
  },
  {
    name: 'build',
    summary: 'check games and write their sheets',
    load: async () => (await import('./commands/build.ts')).build,
  },
  {
    name: 'check',
    summary: 'check games without writing anything',
    load: async () => (await import('./commands/check.ts')).check,
  },
  {
    name: 'simulate',
    summary: 'play many games and report',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  {
    name: 'tune',
    summary: 'find the smallest changes that bring a win rate into a band',
    load: async () => (await import('./commands/tune.ts')).tune,
  },
  {
    name: 'compare',
    summary: 'say what a change does, on paper and in play',
    load: async () => (await import('./commands/compare.ts')).compare,
  },
  {
    name: 'odds',
    summary: 'work out exact chances of draws, dice tables and hits',
    load: async () => (await import('./commands/odds.ts')).odds,
  },
  {
    name: 'worker',
    summary: 'play shares of a queue for other machines',
    load: async () => (await import('./commands/worker.ts')).worker,
  },
  {
    name: 'import',
    summary: 'turn the table of a spreadsheet into a deck or counters',
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  {
    name: 'preview',
    summary: 'show the sheets of a game on a local page, redrawn on save',
    load: async () => (await import('./commands/preview.ts')).preview,
  },
  {
    name: 'calibrate',
    summary: 'write a test sheet that measures your printer',
    load: async () => (await import('./commands/calibrate.ts')).calibrate,
  },
  {
    name: 'explain',
    summary: 'say what a diagnostic code means',
    load: async () => (await import('./commands/explain.ts')).explain,
  },
  {
    name: 'schema',
    summary: 'write the JSON Schemas for editors',
    load: async () => (await import('./commands/schema.ts')).schema,
  },
]

/** Runs a command line (without `node` and script) and gives the exit code. Never throws for a fault of the user. */
export async function run(argv: readonly string[], context: Context): Promise<number> {
  let code: number = EXIT.fine
  try {
    const program = new Commander('qm')
      .description('Print-and-play compiler: checks game data, prints it, and plays it to see whether it holds')
      .version(packageVersion(context.host), '--version')
      .helpCommand(false)
      .showHelpAfterError('(qm --help lists the commands)')
    configure(program, context)
    const asked = argv.find((word) => !word.startsWith('-'))
    for (const entry of COMMANDS) {
      const command = program
        .command(entry.name)
        .description(entry.summary)
        .showHelpAfterError(`(qm ${entry.name} --help lists its options)`)
      configure(command, context)
      if (entry.name === asked) (await entry.load()).define(command, context, (result) => (code = result))
    }
    await program.parseAsync(argv, { from: 'user' })
    return context.signal.aborted ? EXIT.interrupted : code
  } catch (error) {
    return exitCodeOf(error, context)
  }
}

function configure(command: Commander, { terminal }: Context): void {
  command
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.err(text) })
}

function exitCodeOf(error: unknown, { terminal, signal }: Context): number {
  if (signal.aborted) return EXIT.interrupted
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage
  if (error instanceof HostError) {
    terminal.err(`error: ${sayHostError(error)}\n`)
    return EXIT.faults
  }
  if (error instanceof QueueError) {
    terminal.err(`error: ${error.message}\n`)
    return EXIT.faults
  }
  const text = error instanceof Error ? (process.env['QM_DEBUG'] ? error.stack : error.message) : String(error)
  terminal.err(
    `internal error: ${text}\nThis is a fault of Quartermaster, not of your files. QM_DEBUG=1 shows where it happened.\n`,
  )
  return EXIT.internal
}
