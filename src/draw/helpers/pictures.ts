import { escapeXml, textLine } from '../text-line.ts'
import { decimal } from '../../kernel/units.ts'
import { sayDraw } from '../draw-messages.ts'
import { isGiven, numberOf, printed, textOf, type Call, type Helper } from '../helper.ts'
import type { Area } from '../area.ts'
import type { Paint } from '../pictures.ts'
import { placePicture } from './place-picture.ts'
import { reportIcon, subjectOf } from './report-text.ts'
import { colourOf } from './style-option.ts'

const areaOf = (call: Call): Area => ({
  x: numberOf(call, 'x'),
  y: numberOf(call, 'y'),
  width: numberOf(call, 'width'),
  height: numberOf(call, 'height'),
})

const paintOf = (call: Call): Paint => ({
  ink: colourOf(call, textOf(call, 'fill', '#000000')),
  ground: colourOf(call, textOf(call, 'ground', '#ffffff')),
})

/**
 * An icon by id, as large as its place allows: `{{icon icon x=8 y=22 width=47 height=27 ground="ochre-tint"}}`. It is centred, or stands
 * on the lower edge with `stands=true` or when the picture itself asks for it.
 */
function icon(call: Call): string {
  const id = printed(call.args[0], 'the icon')
  if (id === undefined || id === '') return ''
  const paint = paintOf(call)
  const found = call.pen.pictures.findIcon(id, paint)
  reportIcon(call, id, found)
  if (!('picture' in found)) return ''
  const { picture } = found
  const stands = isGiven(call.hash['stands']) || picture.stands
  const area = areaOf(call)
  // What flies keeps `air` above and below.
  const air = stands ? 0 : numberOf(call, 'air', 0)
  const room = { ...area, y: area.y + air, height: area.height - 2 * air }
  return placePicture(picture, room, paint.ink, { stands })
}

/** A box with the name of the file that is missing, where the build was told to go on without pictures. */
function placeholder(call: Call, area: Area, path: string): string {
  const { theme } = call.pen
  const style = theme.styles['placeholder'] ?? theme.styles['card-foot']
  const rect = `<rect x="${decimal(area.x)}" y="${decimal(area.y)}" width="${decimal(area.width)}" height="${decimal(area.height)}"`
  const label = style
    ? textLine(theme.fonts, area.x + area.width / 2, area.y + area.height / 2, path, style, 'middle')
    : ''
  return `${rect} fill="none" stroke="#000000" stroke-width="0.35"/><title>${escapeXml(path)}</title>${label}`
}

/** A picture file of the game (SVG, PNG or JPEG): `{{image image x=5 y=20 width=53 height=30}}`, whole and centred. */
function image(call: Call): string {
  const path = printed(call.args[0], 'the picture')
  if (path === undefined || path === '') return ''
  const area = areaOf(call)
  const paint = paintOf(call)
  const found = call.pen.pictures.file(path, paint)
  if ('picture' in found) return placePicture(found.picture, area, paint.ink, { stands: isGiven(call.hash['stands']) })
  if (call.pen.placeholders && found.problem === 'missing') return placeholder(call, area, path)
  const { piece, field, at } = subjectOf(call)
  const finding =
    found.problem === 'missing'
      ? sayDraw('picture-missing', { piece, field, path }, at, { hints: found.hints })
      : sayDraw('picture-unreadable', { piece, field, path, reason: found.reason }, at)
  call.pen.report(finding)
  return ''
}

export const pictureHelpers: Readonly<Record<string, Helper>> = {
  icon: { draws: true, run: icon },
  image: { draws: true, run: image },
}
