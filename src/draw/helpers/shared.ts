import type { Helper } from '../helper.ts'
import { share } from '../share.ts'
import { colourOf } from './style-option.ts'
import { printed } from '../helper.ts'

/** `{{#shared}} … {{/shared}}`: what is inside is stored once, however many faces show it. `{{colour "ochre"}}`: a colour of the theme. */
export const drawingHelpers: Readonly<Record<string, Helper>> = {
  shared: { draws: true, run: (call) => share(call.pen.library, call.content()) },
  colour: { run: (call) => colourOf(call, printed(call.args[0], 'the colour') ?? '') },
}
