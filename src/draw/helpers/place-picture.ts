import { decimal } from '../../kernel/units.ts'
import type { Area } from '../area.ts'
import type { Picture } from '../pictures.ts'

/** How a picture lies in its place: whole and centred, or whole and standing on the lower edge. */
export interface Fit {
  readonly stands: boolean
}

/** Places a picture as large as its place allows, keeping its proportions. */
export function placePicture(picture: Picture, area: Area, colour: string, fit: Fit): string {
  const { box } = picture
  const scale = Math.min(area.width / box.width, area.height / box.height)
  const x = area.x + (area.width - box.width * scale) / 2 - box.x * scale
  const free = area.height - box.height * scale
  const y = area.y + (fit.stands ? free : free / 2) - box.y * scale
  const fill = colour === '#000000' ? '' : ` fill="${colour}"`
  return `<use href="#${picture.id}" transform="translate(${decimal(x)} ${decimal(y)}) scale(${decimal(scale, 6)})"${fill}/>`
}
