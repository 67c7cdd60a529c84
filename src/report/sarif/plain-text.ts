/**
 * A sentence as the text of a SARIF message. Braces are doubled there, since `{0}` stands for an argument, and `[word](` would start a link.
 */
export function plainText(sentence: string): string {
  return sentence.replace(/[{}]/g, '$&$&').replaceAll('](', '\\](')
}
