import { InvalidArgumentError } from 'commander'
import { join, relative, resolve } from 'node:path'
import { countOf } from '../../kernel/count-of.ts'
import { decimal } from '../../kernel/units.ts'
import { findGames } from '../../pipeline/find-games.ts'
import { tuneGame } from '../../pipeline/tune-game.ts'
import { repeatLine } from '../../report/repeat-line.ts'
import { tuneText } from '../../report/tune-text.ts'
import { tuneVariants, type VariantFile } from '../../report/tune-variants.ts'
import type { Band } from '../../sim/tune/race.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { chosen, collect, numberBetween } from '../options.ts'
import { queueOption } from '../queue/queue-option.ts'
import { addPlayOptions, type PlayFlags } from '../play-options.ts'
import { isFaulty, sayFindings } from '../say-findings.ts'

interface Flags extends PlayFlags {
  readonly side: string
  readonly target: Band
  readonly may?: readonly string[]
  readonly most: number
  readonly resize?: true
  readonly queue?: string
  readonly out?: string
  readonly json?: true
}

/** `qm tune <game>` */
export const tune: Command = {
  define(command, context, done) {
    addPlayOptions(command.argument('<game>', 'folder of a game, the id of a shipped one, or a variant file'), context)
      .requiredOption('--side <side>', 'whose win rate is to change')
      .requiredOption('--target <low..high>', 'wanted win rate in percent, such as 45..55', band)
      .option('--may <deck.card[.field][=low..high],...>', 'what may change; default: every count of the side', collect)
      .option('--most <n>', 'numbers that may change at a time', numberBetween(1, 5, true), 3)
      .option('--resize', 'decks may grow and shrink')
      .option('--queue <url>', 'let qm worker processes play, through a Redis server: redis://host')
      .option('--out <folder>', 'write each change found as a variant file into this folder')
      .option('--json', 'result as JSON on stdout')
      .action(async (name: string, flags: Flags) => done(await run(name, flags, context)))
  },
}

/** Reads `45..55`: percent, low to high. */
function band(text: string): Band {
  const [low, high, ...rest] = text.split('..').map((part) => (/^\d+(\.\d+)?$/.test(part) ? Number(part) / 100 : NaN))
  if (low === undefined || high === undefined || rest.length > 0 || !(low < high && high <= 1))
    throw new InvalidArgumentError(`a range of percent such as 45..55 is wanted, not "${text}".`)
  return { low, high }
}

async function run(name: string, flags: Flags, context: Context): Promise<number> {
  const { host, terminal, folder, signal } = context
  const { games, diagnostics } = findGames(host, folder, [name])
  const [game] = games
  if (!game) {
    sayFindings(terminal, diagnostics, new Map())
    return EXIT.faults
  }
  const { side, target, may, most, scenario, seed, workers } = flags
  const result = await tuneGame(host, game, {
    side,
    target,
    may,
    most,
    keepSize: flags.resize !== true,
    scenario,
    policies: Object.fromEntries(flags.policy ?? []),
    rulings: new Map(flags.ruling),
    seed,
    workers,
    openPool: queueOption(flags.queue, context),
    signal,
    onSize: (size, tunings) => terminal.progress(`${countOf(tunings, 'change')} of ${countOf(size, 'card')}`),
  })
  terminal.progress('')
  sayFindings(terminal, result.diagnostics, result.sources)
  const { report } = result
  if (!report || !result.game) return EXIT.faults
  const { title } = result.game
  const command = commandOf(name, flags)
  const variants = tuneVariants(report, { of: nameFrom(flags.out, name, context), title, command })
  const [first] = variants
  if (flags.json) terminal.out(`${JSON.stringify({ ...report, variants }, null, 2)}\n`)
  else terminal.out(tuneText(report, title, command) + (first && !flags.out ? `\n${first.text}` : ''))
  if (flags.out !== undefined && !writeVariants(variants, flags.out, context)) return EXIT.faults
  return isFaulty(result.diagnostics, false) ? EXIT.faults : EXIT.fine
}

/** The command that searches the same way again. */
function commandOf(name: string, flags: Flags): string {
  const { side, target, may, most, resize, scenario, policy = [], ruling = [], seed } = flags
  const band = [target.low, target.high].map((share) => decimal(100 * share, 3)).join('..')
  return repeatLine({
    words: ['tune', name],
    options: [
      ['side', side],
      ['target', band],
      ['may', may?.join(',')],
      ['most', most],
      ['resize', resize],
      ['scenario', scenario],
      ...chosen({ policy, ruling }),
      ['seed', seed],
    ],
  })
}

/** The game as a variant in folder `out` names it: a path from there, or the id of a shipped game. */
function nameFrom(out: string | undefined, name: string, { host, folder }: Context): string {
  const path = resolve(folder, name)
  if (host.kindOf(path) === undefined) return name
  const way = relative(resolve(folder, out ?? '.'), path)
  return way.startsWith('.') ? way : `./${way}`
}

/** Writes variant files; a file that is there already is left alone, and nothing is written then. */
function writeVariants(variants: readonly VariantFile[], out: string, { host, terminal, folder }: Context): boolean {
  const into = resolve(folder, out)
  const files = variants.map(({ name, text }) => ({ path: join(into, name), text }))
  const taken = files.filter(({ path }) => host.kindOf(path) !== undefined)
  for (const { path } of taken) terminal.err(`error: ${path} is there already; name another folder\n`)
  if (taken.length > 0) return false
  host.makeFolder(into)
  for (const { path, text } of files) {
    host.writeFile(path, new TextEncoder().encode(text))
    terminal.err(`${path} written\n`)
  }
  return true
}
