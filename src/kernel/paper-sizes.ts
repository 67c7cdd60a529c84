/** A sheet of paper, portrait, in mm. */
export interface Paper {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly height: number
}

const paper = (id: string, title: string, width: number, height: number): Paper => ({ id, title, width, height })

/** The papers known by name; schema, command line and help read this one table. A4 family: ISO 216; Letter and Legal: ANSI. */
export const PAPERS: readonly Paper[] = [
  paper('a4', 'A4', 210, 297),
  paper('letter', 'Letter', 215.9, 279.4),
  paper('a3', 'A3', 297, 420),
  paper('a5', 'A5', 148, 210),
  paper('legal', 'Legal', 215.9, 355.6),
  paper('tabloid', 'Tabloid', 279.4, 431.8),
]

const OWN_SIZE = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(mm|in)$/

/** The paper of a name (`a4`) or an own size (`100x150mm`, `8x10in`); undefined when it is neither. Sides of 50 to 5,000 mm. */
export function findPaper(name: string): Paper | undefined {
  const wanted = name.trim().toLowerCase()
  const known = PAPERS.find((p) => p.id === wanted)
  if (known) return known
  const match = OWN_SIZE.exec(wanted)
  if (!match) return undefined
  const unit = match[3] === 'in' ? 25.4 : 1
  const sides = [Number(match[1]) * unit, Number(match[2]) * unit]
  if (sides.some((side) => side < 50 || side > 5000)) return undefined
  return {
    id: wanted,
    title: `${match[1]} x ${match[2]} ${match[3]}`,
    width: Math.min(...sides),
    height: Math.max(...sides),
  }
}
