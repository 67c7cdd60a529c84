import type { Face } from '../../draw/face.ts'
import type { ObjectContext } from './deck-object.ts'
import type { PicturePlan } from './picture-plan.ts'
import { baseOf, type Lying, type SavedObject } from './saved-object.ts'

/** Height of a tile of scale 1, in mm of cards that are of their right size. Measured by others on published games. */
const HEIGHT_AT_ONE = 33.5

/** Thickness of a counter and of a map, in units of the table. */
const THICKNESS = { piece: 0.1, board: 0.05 } as const

/** The two sides of a tile. */
export interface TilePlan {
  readonly front: PicturePlan
  readonly back: PicturePlan
}

/** Scale at which a tile with a face is as large beside cards as it is on paper. */
export function tileScale({ height }: Pick<Face, 'height'>): number {
  return Math.round((height / HEIGHT_AT_ONE) * 1000) / 1000
}

/** A tile: a counter that can be stacked, or a board that is locked. */
export function tileObject(
  title: string,
  { front, back }: TilePlan,
  kind: keyof typeof THICKNESS,
  lying: Lying,
  { urlOf, nextGuid }: Pick<ObjectContext, 'urlOf' | 'nextGuid'>,
): SavedObject {
  return {
    ...baseOf(nextGuid(), title, '', { ...lying, locked: kind === 'board' }),
    Name: 'Custom_Tile',
    CustomImage: {
      ImageURL: urlOf(front),
      ImageSecondaryURL: urlOf(back),
      ImageScalar: 1,
      WidthScale: 0,
      CustomTile: { Type: 0, Thickness: THICKNESS[kind], Stackable: kind === 'piece', Stretch: false },
    },
  }
}

/** A bag that holds pieces. */
export function bagObject(
  title: string,
  inside: readonly SavedObject[],
  lying: Omit<Lying, 'scale'>,
  { nextGuid }: Pick<ObjectContext, 'nextGuid'>,
): SavedObject {
  return { ...baseOf(nextGuid(), title, '', { ...lying, scale: 1 }), Name: 'Bag', ContainedObjects: inside }
}
