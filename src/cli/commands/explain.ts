import { sayNew } from '../../pipeline/new/new-messages.ts'
import { sayOdds } from '../../pipeline/odds-messages.ts'
import { sayPipeline } from '../../pipeline/pipeline-messages.ts'
import { sayPreview } from '../../preview/preview-messages.ts'
import { messagesByCode, STAGES } from '../../report/codes.ts'
import { explain as explainCode } from '../../report/explain.ts'
import type { Command } from '../command.ts'
import { EXIT } from '../exit-codes.ts'

/** Tables of stages that `report` lies below. */
export const LATER_STAGES = [sayPipeline, sayOdds, sayNew, sayPreview]

/** `qm explain [code]` */
export const explain: Command = {
  define(command, { terminal }, done) {
    command
      .argument('[code]', 'code of a finding, as schema/unknown-key; without one, all are listed')
      .action((code?: string) => {
        if (code === undefined) {
          const all = [...messagesByCode([...STAGES, ...LATER_STAGES])].sort(([a], [b]) => (a < b ? -1 : 1))
          terminal.out(all.map(([id, message]) => `${id} (${message.severity}): ${message.says}\n`).join(''))
          return
        }
        const found = explainCode(code, LATER_STAGES)
        if ('page' in found) {
          terminal.out(found.page)
          return
        }
        const hint = found.near.length > 0 ? `did you mean ${found.near.join(' or ')}?` : 'qm explain lists them all.'
        terminal.err(`error: there is no finding "${code}"; ${hint}\n`)
        done(EXIT.usage)
      })
  },
}
