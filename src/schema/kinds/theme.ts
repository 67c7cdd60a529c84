import { list, map, optional, record } from '../values/containers.ts'
import { flag, number, whole } from '../values/numbers.ts'
import { colour, line } from '../values/texts.ts'

/** `kind: theme`: fonts, colours and type styles of a game, laid over those of Quartermaster. Lives in `templates/theme.yaml`. */
export const themeShape = map({
  kind: line(),
  fonts: optional(record(record(line()))).describe('Font files by family and weight; `npm:` is a file of a package'),
  fallback: optional(list(line())).describe('Families asked for glyphs that a font lacks'),
  colours: optional(record(colour())).describe('Colours by name'),
  'low-ink': optional(record(line())).describe('What stands for a colour where ink is saved: a colour by name or code'),
  type: optional(
    record(
      map({
        family: optional(line()),
        weight: optional(whole(100, 900)),
        italic: optional(flag()),
        pt: optional(number(1, 200)).describe('Size'),
        min: optional(number(1, 200)).describe('Smallest size that text may shrink to'),
        lead: optional(number(0, 100)).describe('Distance of lines in mm'),
        spacing: optional(number(-5, 5)).describe('Between letters, in mm'),
        colour: optional(colour()),
        ligatures: optional(flag()),
        lining: optional(flag()).describe('Figures as high as capitals'),
      }),
    ),
  ).describe('Type styles'),
})
