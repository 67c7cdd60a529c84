/** Policies or rulings in words: `zulu=keep, british=keep`. */
export function sayChoice(table: Readonly<Record<string, string>>): string {
  const words = Object.entries(table).map(([key, value]) => `${key}=${value}`)
  return words.join(', ') || 'the usual ones'
}
