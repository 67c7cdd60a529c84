/** How a piece of text is set. Type sizes in pt, `lead` (distance of baselines) and `spacing` (between letters) in mm. */
export interface TypeStyle {
  readonly family: string
  readonly weight: number
  readonly italic: boolean
  readonly pt: number
  /** Smallest size that shrink-to-fit may reach. */
  readonly min: number
  readonly lead: number
  readonly spacing: number
  readonly colour: string
  /** Off for names whose `Th` must not join; always off for letter-spaced text. */
  readonly ligatures: boolean
  /** Figures as high as capitals, for values, where the font's usual ones go below the line; theirs is the 1 that looks like a small I. */
  readonly lining: boolean
}
