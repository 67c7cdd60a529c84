import type { Helper } from '../helper.ts'
import { outlineHelpers } from './outlines.ts'
import { pictureHelpers } from './pictures.ts'
import { drawingHelpers } from './shared.ts'
import { textHelpers } from './text.ts'
import { textboxHelpers } from './textbox.ts'
import { valueHelpers } from './values.ts'

/** Every helper of our own, by name. */
export const HELPERS: Readonly<Record<string, Helper>> = {
  ...textHelpers,
  ...textboxHelpers,
  ...pictureHelpers,
  ...drawingHelpers,
  ...outlineHelpers,
  ...valueHelpers,
}
