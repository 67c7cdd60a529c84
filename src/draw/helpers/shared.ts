import { didYouMean } from '../../kernel/suggest.ts'
import { sayDraw } from '../draw-messages.ts'
import { isGiven, printed, type Call, type Helper } from '../helper.ts'
import { share } from '../share.ts'
import { subjectOf } from './report-text.ts'
import { colourOf, isHexColour } from './style-option.ts'

/**
 * `{{#shared}} … {{/shared}}`: what is inside is stored once, however many faces show it. It may not name @number and @copy, so it is the
 * same for all copies of a card and drawn for the first of them only.
 */
function shared(call: Call): string {
  const { library, memo } = call.pen
  const key = call.key()
  const known = key === undefined ? undefined : memo?.get(key)
  if (known !== undefined) return known
  const use = share(library, call.content())
  if (key !== undefined) memo?.set(key, use)
  return use
}

/**
 * `{{colour "ochre"}}`, `{{colour colour}}`: a colour of the theme as `#rrggbb`. A wrong one in a card is reported at the card. With `hue=true` it is
 * the colour itself also where ink is saved.
 */
function colour(call: Call): string {
  const name = printed(call.args[0], 'the colour') ?? ''
  const { piece, field, at } = subjectOf(call)
  const { theme } = call.pen
  const colours = isGiven(call.hash['hue']) ? theme.hues : theme.colours
  if (call.origin.field === undefined || call.pen.spanOf(field) === undefined) return colourOf(call, name, colours)
  if (Object.hasOwn(colours, name) || isHexColour(name)) return colourOf(call, name, colours)
  const hints = didYouMean(name, Object.keys(colours), 'colours')
  call.pen.report(sayDraw('unknown-colour', { piece, field, colour: name }, at, { hints }))
  return '#000000'
}

export const drawingHelpers: Readonly<Record<string, Helper>> = {
  shared: { draws: true, run: shared },
  colour: { run: colour },
}
