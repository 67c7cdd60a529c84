/**
 * Joins texts the way VASSAL reads them: a delimiter inside a text is escaped by a backslash, and a text that ends in a backslash, or already
 * stands in single quotes, is put in single quotes. A sequence may itself be a text of another.
 */
export function sequence(texts: readonly string[], delimiter: string): string {
  return texts
    .map((text) => {
      const escaped = text.replaceAll(delimiter, `\\${delimiter}`)
      return text.endsWith('\\') || (text.startsWith("'") && text.endsWith("'")) ? `'${escaped}'` : escaped
    })
    .join(delimiter)
}
