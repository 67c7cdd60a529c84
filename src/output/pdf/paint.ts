import type { SvgNode } from '../../draw/read-svg.ts'
import { plainNumber, urlId, type Presentation } from '../presentation.ts'
import { colourOperator } from './colour-operands.ts'
import { isolated, named, setting, transform, write } from './content.ts'
import { EVERYWHERE, GROUP, type BBox } from './form.ts'
import { gradientMatrix, isTranslucent, shadingOf } from './gradient.ts'
import { matrixOperands, multiply } from './matrix.ts'
import { paintForm, setSoftMask, type Painter } from './painter.ts'

/** What fills or strokes: a colour as written, or a gradient. */
export type Paint = { readonly colour: string } | { readonly gradient: SvgNode }

/** The paint of `fill` or `stroke`; undefined for `none`. `currentColor` is the colour of the place where it is drawn. */
export function paintOf(painter: Painter, style: Presentation, which: 'fill' | 'stroke'): Paint | undefined {
  const written = style[which] ?? 'none'
  if (written === 'none') return undefined
  if (written === 'currentColor') return { colour: style.color ?? '' }
  const id = urlId(written)
  if (id === undefined) return { colour: written }
  const gradient = painter.ids.find(id)
  if (gradient.name !== 'linearGradient' && gradient.name !== 'radialGradient')
    throw new Error(`<${gradient.name} id="${id}"> is no paint`)
  return { gradient }
}

/** Whether a paint needs a stream state of its own. */
export function isTranslucentPaint(paint: Paint): boolean {
  return 'gradient' in paint && isTranslucent(paint.gradient)
}

/** Puts a paint in force. `box` is that of what is painted; a translucent gradient also lays a soft mask over the rest of the `isolated` around it. */
export function setPaint(painter: Painter, paint: Paint, which: 'fill' | 'stroke', box: () => BBox | undefined): void {
  const { content, file } = painter
  if ('colour' in paint) {
    setting(content, which, colourOperator(paint.colour, which === 'stroke'))
    return
  }
  const own = gradientMatrix(paint.gradient, box())
  // A pattern lies in the space in which its stream began, whatever has been transformed since.
  const matrix = matrixOperands(multiply(content.state.matrix, own))
  const pattern = file.once('pattern', `${file.identity(paint.gradient)} ${matrix}`, () => {
    const ref = file.doc.ref({
      Type: 'Pattern',
      PatternType: 2,
      Matrix: matrix.split(' ').map(Number),
      Shading: shadingOf(paint.gradient, false),
    })
    ref.end(undefined)
    return { ref, label: file.label('P') }
  })
  if (isTranslucent(paint.gradient)) setSoftMask(painter, opacityMask(painter, paint.gradient, own), 'Luminosity')
  const name = named(content, 'Pattern', pattern.label, pattern.ref)
  setting(content, which, which === 'fill' ? `/Pattern cs ${name} scn` : `/Pattern CS ${name} SCN`)
}

function opacityMask(painter: Painter, gradient: SvgNode, matrix: ReturnType<typeof gradientMatrix>) {
  return paintForm(
    painter,
    ({ content, file }) => {
      const ref = file.doc.ref(shadingOf(gradient, true))
      ref.end(undefined)
      isolated(content, () => {
        transform(content, matrix)
        write(content, `${named(content, 'Shading', file.label('Sh'), ref)} sh`)
      })
    },
    EVERYWHERE,
    GROUP,
  )
}

/** Opacity of fill or stroke, 0..1. */
export function opacityOf(style: Presentation, which: 'fill' | 'stroke'): number {
  return Math.min(1, Math.max(0, plainNumber(style[`${which}-opacity`] ?? '1', `${which}-opacity`)))
}
