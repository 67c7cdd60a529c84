import { join, resolve } from 'node:path'
import { didYouMean } from '../../kernel/suggest.ts'
import { FORMATS, GAME_FORMATS } from '../../output/registry.ts'
import { checksTable, findingsTable, piecesTable, withSection } from '../../report/describe-registries.ts'
import { withKinds } from '../../schema/describe-kinds.ts'
import { schemaText } from '../../schema/json-schema.ts'
import { KINDS } from '../../schema/registry.ts'
import { familiesTable } from '../../schema/variant-families.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit-codes.ts'
import { LATER_STAGES } from './explain.ts'

interface Flags {
  readonly out?: string
  readonly readme?: string
}

/** `qm schema [kind]` */
export const schema: Command = {
  define(command, { host, terminal, folder }, done) {
    command
      .argument('[kind]', `print the schema of one kind: ${KINDS.map(({ id }) => id).join(', ')}`)
      .option('--out <folder>', 'write the schemas of all kinds into a folder')
      .option('--readme <file>', 'bring the tables of kinds in a page up to date')
      .action(async (id: string | undefined, flags: Flags) => {
        const encoder = new TextEncoder()
        if (flags.out !== undefined) {
          const target = resolve(folder, flags.out)
          host.makeFolder(target)
          for (const kind of KINDS) host.writeFile(join(target, `${kind.id}.json`), encoder.encode(schemaText(kind)))
        }
        if (flags.readme !== undefined) {
          const page = resolve(folder, flags.readme)
          host.writeFile(page, encoder.encode(await upToDate(host.readText(page))))
        }
        if (id === undefined) {
          if (flags.out === undefined && flags.readme === undefined)
            terminal.out(KINDS.map((kind) => `${kind.id}: ${kind.summary}\n`).join(''))
          return
        }
        const kind = KINDS.find((candidate) => candidate.id === id)
        if (kind) terminal.out(schemaText(kind))
        else {
          terminal.err(
            `error: there is no kind "${id}"; ${didYouMean(
              id,
              KINDS.map((k) => k.id),
              'kinds',
            ).join('; ')}\n`,
          )
          done(EXIT.usage)
        }
      })
  },
}

/** `data/README.md` with all its generated sections written anew. */
export async function upToDate(page: string): Promise<string> {
  const formats = await Promise.all([...Object.values(FORMATS), ...Object.values(GAME_FORMATS)].map((load) => load()))
  return [
    ['ways', familiesTable()],
    ['checks', checksTable()],
    ['pieces', piecesTable(formats)],
    ['findings', findingsTable(LATER_STAGES)],
  ].reduce((text, [section = '', table = '']) => withSection(text, section, table), withKinds(page))
}
