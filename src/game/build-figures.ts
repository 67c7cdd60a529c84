import type { FiguresFile } from '../schema/kinds/figures.ts'
import type { Figure, FigureGroup, FigureSet } from './figures.ts'
import type { Filed } from './sort-documents.ts'

/** Height of figures in mm where the file names none: that of common miniatures with room for a helmet. */
const USUAL_HEIGHT = 28

/** The typed paper figures. Numbers go on from group to group, poses are taken in turn. */
export function buildFigures(files: readonly Filed<FiguresFile>[]): FigureSet[] {
  return files.map(({ document, data }) => {
    let next = data['first-number'] ?? 1
    const groups = data.groups.map(
      ({ id, title, side, count, names = [], poses, colour, source }, index): FigureGroup => {
        const first = next
        next += count
        const figures = Array.from({ length: count }, (_, i): Figure => {
          return { number: first + i, title: names[i] ?? title, pose: poses[i % poses.length]! }
        })
        return { id, title, side, colour, figures, source, place: { document, path: ['groups', index] } }
      },
    )
    return {
      id: data.id,
      title: data.title,
      height: data.height ?? USUAL_HEIGHT,
      stated: data.stated && { ...data.stated, place: { document, path: ['stated'] } },
      groups,
      place: { document, path: [] },
    }
  })
}
