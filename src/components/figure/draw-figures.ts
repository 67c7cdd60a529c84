import { drawFace, type FaceRequest } from '../../draw/draw-face.ts'
import type { Face } from '../../draw/face.ts'
import { groundColour } from '../../draw/ground-colour.ts'
import { isDark } from '../../draw/is-dark.ts'
import type { Figure, FigureGroup, FigureSet } from '../../game/figures.ts'
import type { Diagnostic, Outcome, Span } from '../../kernel/diagnostic.ts'
import { spanAt } from '../../source/located-document.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { foldingStrip } from '../folding-strip.ts'
import { figureSize, type FigureSize } from './figure-size.ts'

/** Figures to draw, and the height of their pictures in mm. */
export interface FigureSource {
  readonly set: FigureSet
  readonly height: number
}

/** How far the colour of bases reaches beyond the strip, mm: no paper shows at the cut, nor between bases of one colour. */
const BLEED = 1

/** Draws paper figures: strips with base, picture, fold, the same picture mirrored on its head, and the other base. Each pose is drawn once. */
export function drawFigures({ set, height }: FigureSource, context: DrawContext): Outcome<DrawnPieces> {
  const size = figureSize(height)
  const diagnostics: Diagnostic[] = []
  const fronts = set.groups.flatMap((group) => {
    const figures = context.oneOfEach ? onePerPose(group.figures) : group.figures
    return figures.flatMap((figure) => drawFigure({ set, group, figure, size }, context, diagnostics) ?? [])
  })
  diagnostics.push(...context.studio.pictures.findings)
  return { value: { fronts, backs: fronts.map(() => undefined) }, diagnostics: withoutRepeats(diagnostics) }
}

/** The first figure of each pose. */
function onePerPose(figures: readonly Figure[]): Figure[] {
  return figures.filter((figure, i) => figures.findIndex(({ pose }) => pose === figure.pose) === i)
}

interface OneFigure {
  readonly set: FigureSet
  readonly group: FigureGroup
  readonly figure: Figure
  readonly size: FigureSize
}

function drawFigure(
  { set, group, figure, size }: OneFigure,
  { studio }: DrawContext,
  diagnostics: Diagnostic[],
): Face | undefined {
  const { number, title, pose } = figure
  const { wide, tall, tab, long } = size
  const called = `figure ${number} of "${set.id}"`
  const spanOf = (field: string): Span => spanAt(group.place, field === 'pose' ? 'poses' : 'title')
  const ground = groundColour(studio.theme, group.colour, { piece: called, at: spanAt(group.place, 'colour') })
  diagnostics.push(...ground.findings)
  const draw = (template: string, values: FaceRequest['values'], data: FaceRequest['data']): string | undefined => {
    const names = { fields: new Set(Object.keys(values)), data: new Set(Object.keys(data)), owner: called }
    const drawn = drawFace(studio, { template, names, values, data, piece: called, spanOf })
    diagnostics.push(...drawn.findings)
    return drawn.svg
  }
  const { hue, on } = ground
  const picture = draw('figure-picture', { pose }, { wide, tall })
  const colours = { ground: ground.ground, on, hue, dark: isDark(hue) }
  const base = draw('figure-base', { number: String(number), title }, { wide, high: tab, bleed: BLEED, ...colours })
  if (picture === undefined || base === undefined) return undefined
  const svg = foldingStrip(size, picture, base, studio.library)
  return {
    piece: `${set.id}/${number}`,
    side: 'front',
    label: `${title} ${number}`,
    width: wide,
    height: long,
    bleed: BLEED,
    svg,
  }
}
