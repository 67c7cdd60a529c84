/** A rectangle in mm, from the top left of the trimmed piece. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
