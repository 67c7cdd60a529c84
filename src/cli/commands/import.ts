import { InvalidArgumentError } from 'commander'
import { basename, extname, join, relative, resolve } from 'node:path'
import { asciiSlug } from '../../intake/make-ids.ts'
import { importTable, INTAKES, type ImportedTable, type IntakeKind } from '../../pipeline/import-table.ts'
import { diagnosticJson } from '../../report/diagnostic-json.ts'
import { columnJson, importText } from '../../report/import-text.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { assignments, oneOf, type Assignment } from '../options.ts'
import { isFaulty, sayFindings } from '../say-findings.ts'
import { writeNewFile } from '../write-new-file.ts'
import { shownPath } from '../shown-path.ts'

interface Flags {
  readonly kind: IntakeKind
  readonly sheet?: string
  readonly delimiter?: string
  readonly encoding?: string
  readonly map?: readonly Assignment[]
  readonly id?: string
  readonly title?: string
  readonly out?: string
  readonly into?: string
  readonly force?: true
  readonly json?: true
}

const KINDS = Object.keys(INTAKES) as IntakeKind[]

/** `qm import <file>`; named so because `import` is a word of the language. */
export const importCommand: Command = {
  define(command, context, done) {
    command
      .argument('<file>', 'table of a spreadsheet: .csv, .tsv or .xlsx; the first row holds headers')
      .option('--kind <kind>', `what the rows become: ${KINDS.join(', ')}`, oneOf(KINDS, 'kind'), 'deck')
      .option(
        '--map <header=field,...>',
        'what columns become: Qty=count, Cost=cost:number, or - to leave out; may be repeated',
        assignments('Qty=count'),
      )
      .option('--id <id>', 'id of the deck or set; default: the name of the file', id)
      .option('--title <title>', 'its title on the sheets')
      .option('--sheet <name>', 'sheet of a workbook; default: the first that is visible')
      .option('--delimiter <character>', 'what parts the cells: , ; tab; default: found out', delimiter)
      .option(
        '--encoding <name>',
        'encoding of the text: utf-8, windows-1252, macintosh ...; default: found out',
        encoding,
      )
      .option('--out <file>', 'write the YAML into this file; default: stdout')
      .option('--into <folder>', 'write it as <id>.yaml into the folder of a game, and check that it fits there')
      .option('--force', 'replace a file that is there already')
      .option('--json', 'result as JSON on stdout')
      .action((file: string, flags: Flags) => done(run(file, flags, context)))
  },
}

/** A name for the machine, which also names the file that --into writes. */
function id(text: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u.test(text)) return text
  const better = asciiSlug(text)
  throw new InvalidArgumentError(`"${text}" cannot be an id${better === '' ? '' : `; perhaps ${better}`}.`)
}

/** One character, or the word `tab`. */
function delimiter(text: string): string {
  if (text === 'tab' || text === '\\t') return '\t'
  if (text.length !== 1 || /["\r\n]/.test(text))
    throw new InvalidArgumentError(`one character or "tab" is wanted, not "${text}".`)
  return text
}

function encoding(text: string): string {
  try {
    return new TextDecoder(text).encoding
  } catch {
    throw new InvalidArgumentError(
      `"${text}" is no encoding. Known are utf-8, utf-16le, windows-1250 to 1258, macintosh, shift_jis, gbk, big5, euc-kr ...`,
    )
  }
}

function run(file: string, flags: Flags, context: Context): number {
  const { host, terminal, folder } = context
  if (flags.out !== undefined && flags.into !== undefined) {
    terminal.err('error: --out and --into both say where the file goes; name one of them\n')
    return EXIT.usage
  }
  const started = { wall: host.now(), cpu: host.cpu() }
  const { kind, title, map = [], sheet, delimiter, encoding, into } = flags
  const name = basename(flags.out ?? file, extname(flags.out ?? file))
  const id = flags.id ?? (asciiSlug(name) || kind)
  // As it was given, so that findings in its other files can be clicked.
  const game = into?.replace(/(.)\/+$/, '$1')
  if (game !== undefined && host.kindOf(game) !== 'folder') {
    terminal.err(`error: there is no folder ${into}; --into takes the folder of a game\n`)
    return EXIT.faults
  }
  const manner = { sheet, delimiter, encoding }
  const result = importTable(host, file, resolve(folder, file), { kind, id, title, map, manner, game })
  const out = game === undefined ? flags.out : join(game, `${id}.yaml`)
  const target = out === undefined ? undefined : resolve(folder, out)
  const refused =
    target === undefined || result.yaml === undefined
      ? []
      : writeNewFile(host, target, result.yaml, { force: flags.force === true, shown: shownPath(folder, target) })
  const diagnostics = [...result.diagnostics, ...refused]
  const written = target !== undefined && result.yaml !== undefined && refused.length === 0 ? target : undefined
  sayResult({ ...result, diagnostics }, { file, kind, written, json: flags.json === true, started }, context)
  return isFaulty(diagnostics, false) ? EXIT.faults : EXIT.fine
}

interface Said {
  readonly file: string
  readonly kind: IntakeKind
  /** Where the YAML went, if not to stdout. */
  readonly written: string | undefined
  readonly json: boolean
  readonly started: { readonly wall: number; readonly cpu: number }
}

function sayResult(
  { yaml, intake, manner = '', diagnostics, sources }: ImportedTable,
  said: Said,
  context: Context,
): void {
  const { host, terminal, folder } = context
  const { file, kind, written, started } = said
  if (said.json) {
    const result = {
      kind,
      id: intake?.data['id'] ?? null,
      manner,
      rows: intake?.rows ?? 0,
      pieces: intake?.pieces ?? 0,
      columns: intake?.columns.map((use) => columnJson(use, sources)) ?? [],
      file: written === undefined ? null : relative(folder, written),
      yaml: yaml ?? null,
      diagnostics: diagnostics.map((found) => diagnosticJson(found, sources)),
      measured: { wallMs: Math.round(host.now() - started.wall), cpuMs: Math.round(host.cpu() - started.cpu) },
    }
    terminal.out(`${JSON.stringify(result, null, 2)}\n`)
    return
  }
  sayFindings(terminal, diagnostics, sources)
  if (!intake || yaml === undefined) return
  const text = importText(file, manner, kind, intake)
  if (written !== undefined) terminal.out(`${text}${shownPath(folder, written)} written\n`)
  else if (!isFaulty(diagnostics, false)) {
    terminal.err(text)
    terminal.out(yaml)
  }
}
