/** An object as the program saves it. Only what it needs to build the object is written; the rest it fills in. */
export interface SavedObject {
  readonly GUID: string
  readonly Name: 'DeckCustom' | 'Card' | 'Custom_Tile' | 'Bag'
  readonly Transform: Transform
  readonly Nickname: string
  readonly Description: string
  readonly ColorDiffuse: { readonly r: number; readonly g: number; readonly b: number }
  readonly Locked: boolean
  readonly Grid: boolean
  readonly Snap: boolean
  readonly Hands: boolean
  readonly SidewaysCard?: boolean
  readonly CardID?: number
  /** Cards from the top, by sheet and place: sheet 3, place 5 is 305. */
  readonly DeckIDs?: readonly number[]
  /** Sheets by number. */
  readonly CustomDeck?: Readonly<Record<string, CardSheet>>
  readonly CustomImage?: TilePicture
  readonly ContainedObjects?: readonly SavedObject[]
}

export interface Transform {
  readonly posX: number
  readonly posY: number
  readonly posZ: number
  readonly rotX: number
  readonly rotY: number
  readonly rotZ: number
  readonly scaleX: number
  readonly scaleY: number
  readonly scaleZ: number
}

/** A sheet of cards. */
export interface CardSheet {
  readonly FaceURL: string
  /** One picture for all, or with `UniqueBack` a sheet like that of the faces. */
  readonly BackURL: string
  readonly NumWidth: number
  readonly NumHeight: number
  /** What others see of a card in a hand is its back; else it would be the last picture of the sheet. */
  readonly BackIsHidden: true
  readonly UniqueBack: boolean
  readonly Type: 0
}

export interface TilePicture {
  readonly ImageURL: string
  readonly ImageSecondaryURL: string
  readonly ImageScalar: number
  readonly WidthScale: number
  /** Type 0 is a box. Not stretched: the tile takes the shape of its picture. */
  readonly CustomTile: {
    readonly Type: 0
    readonly Thickness: number
    readonly Stackable: boolean
    readonly Stretch: false
  }
}

/** Where and how an object lies: middle in units of the table, scale, face down or not. */
export interface Lying {
  readonly x: number
  readonly z: number
  readonly scale: number
  readonly faceDown?: boolean
  readonly locked?: boolean
  /** Whether it may be held in a hand. */
  readonly hands?: boolean
}

/** What all objects have. `guid` counts them. */
export function baseOf(
  guid: number,
  title: string,
  description: string,
  { x, z, scale, faceDown = false, locked = false, hands = false }: Lying,
): Omit<SavedObject, 'Name'> {
  return {
    GUID: guid.toString(16).padStart(6, '0'),
    Transform: {
      ...{ posX: x, posY: 1, posZ: z },
      // Half a turn, so that pieces stand upright before the players in the south.
      ...{ rotX: 0, rotY: 180, rotZ: faceDown ? 180 : 0 },
      ...{ scaleX: scale, scaleY: 1, scaleZ: scale },
    },
    Nickname: title,
    Description: description,
    ColorDiffuse: { r: 1, g: 1, b: 1 },
    Locked: locked,
    Grid: false,
    Snap: true,
    Hands: hands,
  }
}
