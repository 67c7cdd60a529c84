import type { Face } from '../../draw/face.ts'
import { groundColour } from '../../draw/ground-colour.ts'
import type { CounterFace, CounterType } from '../../game/counter-sheet.ts'
import type { Diagnostic, Outcome, Span } from '../../kernel/diagnostic.ts'
import { valueAt } from '../../schema/read-shape.ts'
import { spanAt } from '../../source/located-document.ts'
import { studioFor, type DrawContext, type DrawnPieces } from '../component.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { copiesOfFace, drawSmallFace } from '../small-piece.ts'

/** Counters to draw, and their edge in mm. */
export interface CounterSource {
  /** Id of the set. */
  readonly id: string
  readonly types: readonly CounterType[]
  readonly size: number
  /** What the drawing shows beyond its edge, mm: 0 where it is shown in place and not cut out. Absent: the usual. */
  readonly bleed?: number
}

/** Draws every copy of every counter, front and back. A kind of counter is drawn once; its copies share the drawing. */
export function drawCounters({ id, types, size, bleed }: CounterSource, context: DrawContext): Outcome<DrawnPieces> {
  const diagnostics: Diagnostic[] = []
  const fronts: Face[] = []
  const backs: (Face | undefined)[] = []
  for (const type of types) {
    if (type.count === 0) continue
    const draw = (face: CounterFace, side: Face['side']): Face | undefined => {
      const drawn = drawCounter({ id, type, face, side, size, bleed }, context)
      diagnostics.push(...drawn.findings)
      return drawn.face
    }
    const front = draw(type.front, 'front')
    const back = type.back && draw(type.back, 'back')
    if (!front) continue
    const printed = context.oneOfEach ? 1 : type.count
    const behind = back ? copiesOfFace(back, type.count, printed) : []
    copiesOfFace(front, type.count, printed).forEach((face, i) => {
      fronts.push(face)
      backs.push(behind[i])
    })
  }
  diagnostics.push(...context.studio.pictures.findings)
  return { value: { fronts, backs }, diagnostics: withoutRepeats(diagnostics) }
}

/** Keys of values that are called otherwise in the file: strengths are steps, and a rating is made of strength and factors. */
const KEYS: Readonly<Record<string, string>> = { strength: 'steps', rating: 'factors' }

/** Where a value of a face is written: of a back under `back`, unless it is that of the front. */
function spanOfValue({ place }: CounterType, side: Face['side'], field: string): Span {
  const key = KEYS[field] ?? field
  const isOwn = side === 'back' && valueAt(place.document.value, [...place.path, 'back', key]) !== undefined
  return isOwn ? spanAt(place, 'back', key) : spanAt(place, key)
}

interface OneFace {
  readonly id: string
  readonly type: CounterType
  readonly face: CounterFace
  readonly side: Face['side']
  readonly size: number
  readonly bleed: number | undefined
}

function drawCounter({ id, type, face, side, size, bleed }: OneFace, context: DrawContext) {
  const called = `counter "${type.title}"`
  const spanOf = (field: string): Span => spanOfValue(type, side, field)
  const { theme } = studioFor(side, context)
  const ground = groundColour(theme, face.colour, { piece: called, at: spanOf('colour') })
  const { name, symbol, strength, factors, reduced, hex, turn, note, bonus, word } = face
  const rating = factors === undefined ? undefined : [...(strength === undefined ? [] : [strength]), factors].join('-')
  const drawn = drawSmallFace(
    {
      piece: `${id}/${type.id}`,
      called,
      label: type.title,
      side,
      size,
      bleed,
      template: `counter-${face.look}`,
      ground,
      values: { name, symbol, strength, rating, reduced, hex, turn, note, bonus, word },
      spanOf,
    },
    context,
  )
  return { ...drawn, findings: [...ground.findings, ...drawn.findings] }
}
