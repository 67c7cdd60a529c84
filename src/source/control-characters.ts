// C0 and C1 controls but tab, line feed, carriage return and next line; non-characters; halves of surrogate pairs.
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** The first character of a text that can be neither seen nor printed: its place and its name (`U+0007`). */
export function findControlCharacter(text: string): { readonly index: number; readonly code: string } | undefined {
  const index = text.search(FORBIDDEN)
  if (index < 0) return undefined
  return { index, code: `U+${text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')}` }
}
