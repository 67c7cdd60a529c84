import { Document, isMap, Scalar, visit } from 'yaml'

/**
 * Writes plain data as a YAML file that reads back the same: every text in the quotes it needs, texts of several lines behind `|`.
 * `comment` stands above, each of its lines on a line. Maps under the keys `flow` are written in braces.
 */
export function writeYaml(
  data: Readonly<Record<string, unknown>>,
  comment: string,
  flow: readonly string[] = [],
): string {
  const document = new Document(data, { version: '1.2' })
  document.commentBefore = comment.replace(/^/gm, ' ')
  for (const key of flow) {
    const map = document.get(key, true)
    if (isMap(map)) map.flow = true
  }
  visit(document, {
    Scalar: (_, node) => {
      // Behind | a line of nothing but blanks would lose them.
      if (typeof node.value === 'string' && node.value.trim() === '') node.type = Scalar.QUOTE_DOUBLE
    },
  })
  return document.toString({ lineWidth: 0, blockQuote: 'literal' })
}
