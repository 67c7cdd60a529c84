/** A card format in mm, trimmed size. */
export interface CardSize {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Card sizes known by name (`card.size`). Inch sizes are exact: 2.5 x 3.5 in = 63.5 x 88.9 mm. */
export const CARD_SIZES: readonly CardSize[] = [
  { id: 'poker', width: 63.5, height: 88.9 },
  { id: 'bridge', width: 57.15, height: 88.9 },
  { id: 'euro', width: 59, height: 92 },
  { id: 'standard', width: 63, height: 88 },
  { id: 'japanese', width: 59, height: 86 },
  { id: 'mini-euro', width: 44, height: 68 },
  { id: 'mini-american', width: 41, height: 63 },
  { id: 'square', width: 70, height: 70 },
  { id: 'tarot', width: 69.85, height: 120.65 },
]
