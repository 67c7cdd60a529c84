/**
 * A number from 0 to just below 1 made of a position: drawings look irregular without chance, and the same position always looks the same.
 * Positions that differ by less than 0.1 units count as one.
 */
export function positionHash(x: number, y: number): number {
  let hash = (Math.round(x * 10) * 73856093) ^ (Math.round(y * 10) * 19349663)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A run of such numbers that belongs to one position. */
export function positionSequence(x: number, y: number): () => number {
  let step = 0
  return () => positionHash(x + 31.7 * step++, y - 17.3 * step)
}
