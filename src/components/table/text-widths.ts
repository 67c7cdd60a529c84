/**
 * Shares a room among columns of text that would like the widths `needs`: those that need less than an equal share get what they need,
 * the others share what is left evenly. Room that nobody needs is shared evenly as well, so that the widths always sum up to `room`.
 */
export function textWidths(needs: readonly number[], room: number): number[] {
  const widths = needs.map(() => 0)
  let open = needs.map((_, i) => i)
  let left = room
  while (open.length > 0) {
    const share = left / open.length
    const content = open.filter((i) => needs[i]! < share - 1e-9)
    if (content.length === 0 || content.length === open.length) {
      const need = content.reduce((sum, i) => sum + needs[i]!, 0)
      for (const i of open) widths[i] = content.length === 0 ? share : needs[i]! + (left - need) / open.length
      return widths
    }
    for (const i of content) {
      widths[i] = needs[i]!
      left -= needs[i]!
    }
    open = open.filter((i) => !content.includes(i))
  }
  return widths
}
