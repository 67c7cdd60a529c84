/** What stands in a column of a row: its height, and its drawing from the top of that height. mm. */
export interface RosterCell {
  readonly height: number
  readonly draw: (x: number, y: number) => string
}

/** Cells under each other, from the left, with no space between. */
export function stack(parts: readonly RosterCell[]): RosterCell {
  const height = parts.reduce((sum, part) => sum + part.height, 0)
  return {
    height,
    draw(x, y) {
      let at = y
      return parts
        .map((part) => {
          const svg = part.draw(x, at)
          at += part.height
          return svg
        })
        .join('')
    },
  }
}
