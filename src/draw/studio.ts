import { posix } from 'node:path'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import type { Library } from './face.ts'
import type { openFonts } from './fonts.ts'
import { loadTheme } from './load-theme.ts'
import { openPictures, type DrawPicture, type Pictures } from './pictures.ts'
import { openTemplates, type Templates } from './templates.ts'
import { savingInk, type Theme } from './theme.ts'
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
  /** Faces that were drawn without a finding, by all that they were drawn from; absent where nothing is drawn again. */
  readonly faces?: Map<string, string> | undefined
  /** Draws the backs, where only they save ink; else they are drawn as the fronts are. */
  readonly backs?: Studio | undefined
}

/** What is drawn with little ink: everything, or the backs. */
export type LowInk = 'all' | 'backs'

/** Where a studio looks: the game's folder, and picture files that its cards name. */
export interface StudioRequest {
  readonly host: Host
  readonly folder: string
  readonly images?: readonly string[]
  readonly placeholders?: boolean
  readonly lowInk?: LowInk | undefined
  /** Opens the fonts; absent: anew. Who keeps them between two studios keeps all words shaped so far. */
  readonly fonts?: typeof openFonts | undefined
  /** The studio will draw the same faces again and again. */
  readonly keepFaces?: boolean
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
  const loaded = loadTheme(host, folder, request.fonts)
  if (!loaded.value) return { diagnostics: loaded.diagnostics }
  const theme = request.lowInk === 'all' ? savingInk(loaded.value) : loaded.value
  const common: Common = {
    request,
    templates: openTemplates(host, folder),
    library: new Map(),
    readArt: await openArt(request, theme),
    findings: [],
  }
  const studio = equip(common, theme)
  const value = request.lowInk === 'backs' ? { ...studio, backs: equip(common, savingInk(theme)) } : studio
  return { value, diagnostics: loaded.diagnostics }
}

/** What the studios of one build share. */
interface Common {
  readonly request: StudioRequest
  readonly templates: Templates
  readonly library: Library
  readonly readArt: ReadArt | undefined
  /** About pictures. */
  readonly findings: Diagnostic[]
}

/** A studio of a theme, with its own pictures: their colours are the theme's. */
function equip({ request, templates, library, readArt, findings: pictureFindings }: Common, theme: Theme): Studio {
  const { host, folder } = request
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
  const faces = request.keepFaces === true ? new Map<string, string>() : undefined
  return { host, theme, templates, pictures, library, placeholders: request.placeholders ?? false, faces }
}
