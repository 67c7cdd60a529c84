import { XmlElement, XmlText, parseXml, type XmlDocument } from '@rgrove/parse-xml'
import { unzipSync } from 'fflate'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import type { GameJob } from '../game-job.ts'
import { cardTables, moduleBoards } from './module-boards.ts'
import type { Picture } from './pictures.ts'
import { reserves } from './reserve.ts'
import { sayVassal } from './vassal-messages.ts'

/** Reads a finished module back: every picture that it names is there and has its size, and there are as many cards and loose pieces as there should be. */
export function verifyModule(
  bytes: Uint8Array,
  job: GameJob,
  pictures: readonly Picture[],
  file: string,
): Diagnostic[] {
  const entries = unzipSync(bytes)
  const build = parseXml(new TextDecoder().decode(entries['buildFile.xml']))
  return [
    ...named(build)
      .filter((picture) => !entries[`images/${picture}`])
      .map((picture) => sayVassal('no-picture', { file, picture })),
    ...pictures.flatMap(({ file: picture, width, height }) => {
      const wanted = `${width} x ${height} pixels`
      const found = sizeOf(entries[`images/${picture}`])
      return found === wanted ? [] : [sayVassal('wrong-picture', { file, picture, found, wanted })]
    }),
    ...counts(build, job, file),
  ]
}

/** Elements of a class, wherever they are. */
function all(node: XmlDocument | XmlElement, name: string): XmlElement[] {
  return node.children.flatMap((child) =>
    child instanceof XmlElement ? [...(child.name === `VASSAL.build.${name}` ? [child] : []), ...all(child, name)] : [],
  )
}

const textOf = (element: XmlElement): string =>
  element.children.map((child) => (child instanceof XmlText ? child.text : '')).join('')

/** Every picture that a build file names: of boards and charts, and in the definitions of pieces. Names hold letters, figures and hyphens alone. */
function named(build: XmlDocument): string[] {
  const boards = all(build, 'module.map.boardPicker.Board').flatMap(({ attributes }) => attributes['image'] ?? [])
  const charts = all(build, 'widget.Chart').flatMap(({ attributes }) => attributes['fileName'] ?? [])
  const slots = ['widget.PieceSlot', 'widget.CardSlot', 'module.PrototypeDefinition'].flatMap((name) =>
    all(build, name),
  )
  const pieces = slots.flatMap((slot) => textOf(slot).match(/(?<=[;,])[a-z0-9-]+\.png(?=[;,])/g) ?? [])
  return [...new Set([...boards, ...charts, ...pieces])]
}

/** `90 x 90 pixels`, read from the head of a PNG. */
function sizeOf(bytes: Uint8Array | undefined): string {
  if (bytes?.[0] !== 0x89 || bytes.length < 24) return 'no PNG'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return `${view.getUint32(16)} x ${view.getUint32(20)} pixels`
}

/** Cards on each table, pieces that start on each board, and those beside it. */
function counts(build: XmlDocument, job: GameJob, file: string): Diagnostic[] {
  const slotsOf = (kind: string, isHere: (board: string) => boolean): number =>
    all(build, kind)
      .filter(({ attributes }) => isHere(attributes['owningBoard'] ?? ''))
      .reduce((sum, { children }) => sum + children.filter((child) => child instanceof XmlElement).length, 0)
  const sum = (items: readonly { readonly count: number }[]): number => items.reduce((all, { count }) => all + count, 0)
  const cards = cardTables(job).map(({ name, decks }) => {
    const wanted = sum(decks.flatMap(({ kinds }) => kinds))
    return { piece: name, found: slotsOf('module.map.DrawPile', (board) => board === name), wanted }
  })
  const boards = moduleBoards(job)
  const units = new Set(job.sets.flatMap(({ kinds }) => kinds.flatMap(({ counter }) => counter?.unit.id ?? [])))
  const placed = boards.map(({ name, placements }) => {
    const wanted = sum(placements.filter(({ unit }) => units.has(unit)))
    return { piece: name, found: slotsOf('module.map.SetupStack', (board) => board === name), wanted }
  })
  const names = new Set(boards.map(({ name }) => name))
  const beside = {
    piece: 'pieces beside the board',
    found: slotsOf('module.map.SetupStack', (board) => !names.has(board)),
    wanted: sum(reserves({ job }, boards).reserves),
  }
  return [...cards, ...placed, beside]
    .filter(({ found, wanted }) => found !== wanted)
    .map((count) => sayVassal('wrong-count', { file, ...count }))
}
