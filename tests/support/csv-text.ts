/** Rows as CSV (RFC 4180), quoted only where that is needed. */
export function csvText(rows: readonly (readonly string[])[], delimiter = ',', lineEnd = '\r\n'): string {
  const cell = (text: string): string =>
    /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text
  return rows.map((row) => row.map(cell).join(delimiter) + lineEnd).join('')
}
