import { dirname, join, relative } from 'node:path'
import { Option } from 'commander'
import { HostError, type Host } from '../../kernel/host.ts'
import { planNew, type NewPlan, type Planned } from '../../pipeline/new/plan-new.ts'
import { starterKinds } from '../../pipeline/new/starters.ts'
import { diagnosticJson } from '../../report/diagnostic-json.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { oneOf } from '../options.ts'
import { sayFindings } from '../say-findings.ts'
import { shownPath } from '../shown-path.ts'

interface Flags {
  readonly kind?: string
  readonly from?: string
  readonly variantOf?: string
  readonly json?: true
}

/** `qm new <path>` */
export const newGame: Command = {
  define(command, context, done) {
    const kinds = starterKinds(context.host)
    command
      .argument('<path>', 'folder of the new game; with --variant-of, file of the new variant')
      .addOption(
        new Option('--kind <kind>', `what the starter is made of: ${kinds.join(', ')} (cards when nothing is said)`)
          .argParser(oneOf(kinds, 'kind of starter'))
          .conflicts(['from', 'variantOf']),
      )
      .addOption(
        new Option('--from <game>', 'a copy of a game: its folder, or the id of a shipped one').conflicts('variantOf'),
      )
      .option('--variant-of <game>', 'the file of a change of this game, with examples that fit it')
      .option('--json', 'one JSON object on stdout')
      .action((wanted: string, flags: Flags) => {
        const path = wanted.replace(/(.)[\\/]+$/, '$1')
        if (path.trim() === '') command.error('error: the new game needs a name')
        done(run(path, flags, context))
      })
  },
}

function run(path: string, flags: Flags, { host, terminal, folder }: Context): number {
  const { from, variantOf, kind = 'cards' } = flags
  const planned = planNew(host, { folder, path, kind, from, variantOf })
  const plan = planned.value
  if (plan) writeAll(host, plan)
  if (flags.json) terminal.out(`${JSON.stringify(json(planned, folder, variantOf), null, 2)}\n`)
  else {
    sayFindings(terminal, planned.diagnostics, planned.sources)
    if (plan) terminal.out(sayMade(plan, folder, variantOf))
  }
  return plan ? EXIT.fine : EXIT.faults
}

/** Writes the files; where that fails, takes out again what it wrote. */
function writeAll(host: Host, { home, files }: NewPlan): void {
  const wasThere = host.kindOf(home) !== undefined
  const written: string[] = []
  try {
    for (const { path, bytes } of files) {
      const file = join(home, path)
      host.makeFolder(dirname(file))
      written.push(file)
      host.writeFile(file, bytes)
    }
  } catch (error) {
    if (error instanceof HostError) for (const path of wasThere ? written : [home]) host.remove(path)
    throw error
  }
}

/** The files that were made and how to go on. Schemas are told in one line. */
function sayMade({ path, home, files }: NewPlan, folder: string, variantOf: string | undefined): string {
  const schemas = files.filter((file) => file.path.startsWith('schema/'))
  const shown = files
    .filter((file) => !schemas.includes(file))
    .map((file) => `  ${shownPath(folder, join(home, file.path))}`)
  if (schemas.length > 0)
    shown.push(
      `  ${shownPath(folder, join(home, 'schema'))}  (${schemas.length} JSON Schemas: editors complete and check)`,
    )
  return `${[`made ${path}`, ...shown, '', 'Now:', ...next(path, variantOf).map((line) => `  ${line}`)].join('\n')}\n`
}

/** The next two commands. */
function next(path: string, variantOf: string | undefined): string[] {
  const name = path === '.' ? '' : ` ${asWord(path)}`
  return [`qm check${name}`, variantOf === undefined ? `qm build${name}` : `qm compare ${asWord(variantOf)}${name}`]
}

/** A path as it is typed: in quotes where the shell would take it apart, never to be taken for an option. */
function asWord(path: string): string {
  const word = path.startsWith('-') ? `./${path}` : path
  return /^[\p{L}\p{N}_./\\:~+-]+$/u.test(word) ? word : `"${word.replace(/["$`\\]/g, '\\$&')}"`
}

/** The documented JSON of `qm new`. */
function json({ value: plan, diagnostics, sources }: Planned, folder: string, variantOf: string | undefined): object {
  const found = diagnostics.map((each) => diagnosticJson(each, sources))
  if (!plan) return { files: [], next: [], diagnostics: found }
  const files = plan.files.map(({ path, bytes }) => ({
    path: relative(folder, join(plan.home, path)),
    bytes: bytes.length,
  }))
  return { path: plan.path, ...plan.names, files, next: next(plan.path, variantOf), diagnostics: found }
}
