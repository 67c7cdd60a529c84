import { posix } from 'node:path'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import type { Library } from './face.ts'
import { loadTheme } from './load-theme.ts'
import { openPictures, type DrawPicture, type Pictures } from './pictures.ts'
import { openTemplates, type Templates } from './templates.ts'
import type { Theme } from './theme.ts'
import type { ReadArt } from './user-art.ts'

/** Everything that the pieces of one game are drawn with. One studio serves one build. */
export interface Studio {
  readonly host: Host
  readonly theme: Theme
  readonly templates: Templates
  readonly pictures: Pictures
  /** Shared drawings of all faces made so far. */
  readonly library: Library
  /** Boxes with file names stand for picture files that are missing. */
  readonly placeholders: boolean
}

/** Where a studio looks: the game's folder, and picture files that its cards name. */
export interface StudioRequest {
  readonly host: Host
  readonly folder: string
  readonly images?: readonly string[]
  readonly placeholders?: boolean
}

const isSvg = (name: string): boolean => name.toLowerCase().endsWith('.svg')

/** Whether a folder or a folder in it holds an SVG file. */
function holdsSvg(host: Host, folder: string, depth = 3): boolean {
  if (depth === 0 || host.kindOf(folder) !== 'folder') return false
  return host.list(folder).some((name) => isSvg(name) || holdsSvg(host, posix.join(folder, name), depth - 1))
}

/** The reader of brought SVG files. Its library is a native module: it is loaded only where there is such a file. */
async function openArt(request: StudioRequest, theme: Theme): Promise<ReadArt | undefined> {
  const { host, folder, images = [] } = request
  if (!images.some(isSvg) && !holdsSvg(host, posix.join(folder, 'art'))) return undefined
  const { artReader } = await import('./user-art.ts')
  const files = Object.values(theme.fonts.files).flatMap((weights) => Object.values(weights))
  return artReader(files.map((file) => (file.startsWith('npm:') ? host.packageFile(file.slice(4)) : file)))
}

/** Opens theme, templates and pictures of a game. Errors of the theme leave no studio. */
export async function openStudio(request: StudioRequest): Promise<Outcome<Studio>> {
  const { host, folder } = request
  const loaded = loadTheme(host, folder)
  const theme = loaded.value
  if (!theme) return { diagnostics: loaded.diagnostics }
  const templates = openTemplates(host, folder)
  const library: Library = new Map()
  const pictureFindings: Diagnostic[] = []
  const report = (finding: Diagnostic): void => void pictureFindings.push(finding)
  const names = { fields: new Set(['ink', 'ground']), data: new Set<string>(), owner: 'a picture' }

  const drawPicture: DrawPicture = (name, paint) => {
    if (!templates.has(`pictures/${name}`)) return undefined
    const { template, findings } = templates.open(`pictures/${name}`, names)
    for (const finding of findings) report(finding)
    if (!template) return undefined
    const values = { ink: paint.ink, ground: paint.ground }
    const pen = {
      theme,
      pictures,
      library,
      piece: `picture "${name}"`,
      values,
      placeholders: false,
      spanOf: () => undefined,
      report,
    }
    return templates.draw(template, { values, data: {}, pen, report })
  }
  const readArt = await openArt(request, theme)
  const pictureNames = templates.list('pictures')
  const pictures = openPictures({
    host,
    folder,
    library,
    drawPicture,
    pictureNames,
    readArt,
    findings: pictureFindings,
  })
  const studio = { host, theme, templates, pictures, library, placeholders: request.placeholders ?? false }
  return { value: studio, diagnostics: loaded.diagnostics }
}
