import * as z from 'zod'
import { complain, Complaint, type Read } from '../complaint.ts'
import { sayShape } from '../shape-messages.ts'
import { isMap } from './containers.ts'
import { textOf } from './texts.ts'

/** A text, or one version per option of a ruling. */
export type ReadWording =
  | string
  | {
      readonly ruling: string
      readonly byOption: Readonly<Record<string, string>>
      readonly printed?: string | undefined
    }

/** A text that may depend on a ruling: `{ ruling: id, option: text, ... }`, with what the source prints behind `printed`. `read` decides what a text may be. */
export function wording(read: (value: unknown) => Read<string> = textOf): z.ZodType<ReadWording, unknown> {
  return z
    .unknown()
    .transform((value, context): unknown => {
      if (!isMap(value) || value['ruling'] === undefined) {
        const text = read(value)
        return text instanceof Complaint ? complain(context, value, text) : text
      }
      const texts = new Map<string, string>()
      for (const [key, written] of Object.entries(value)) {
        const text = key === 'ruling' ? textOf(written) : read(written)
        if (text instanceof Complaint) complain(context, value, text, [key])
        else texts.set(key, text)
      }
      const ruling = texts.get('ruling') ?? ''
      const printed = texts.get('printed')
      texts.delete('ruling')
      texts.delete('printed')
      if (Object.keys(value).every((key) => key === 'ruling' || key === 'printed'))
        return complain(context, value, new Complaint(sayShape('wording-without-options', {})))
      return { ruling, byOption: Object.fromEntries(texts), printed }
    })
    .pipe(z.custom<ReadWording>().meta({ wording: true }) as z.ZodType<ReadWording, unknown>)
}
