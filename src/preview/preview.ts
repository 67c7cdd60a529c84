import { hasErrors, type Diagnostic } from '../kernel/diagnostic.ts'
import { join } from 'node:path'
import type { Host } from '../kernel/host.ts'
import type { GameFolder } from '../pipeline/find-games.ts'
import { openPlay } from '../pipeline/open-play.ts'
import { keepFonts } from './keep-fonts.ts'
import { keepYaml } from './keep-yaml.ts'
import { openPageStore } from './page-store.ts'
import { readGame, type Reading } from './read-game.ts'
import type { PreviewEvent, Setting } from './shown.ts'
import { openView, type Findings, type Playing, type View } from './view.ts'

/** What is looked at. */
export interface PreviewOptions {
  readonly host: Host
  readonly folder: GameFolder
  /** Rulings of the command line. */
  readonly chosen: ReadonlyMap<string, string>
  /** Boxes with file names stand for missing pictures. */
  readonly placeholders: boolean
  /** What is drawn while nobody looks. */
  readonly first: Setting
  /** Waits so many ms between two sheets, so that others have their turn. */
  sleep(ms: number): Promise<void>
}

/** A game whose sheets follow its files. Knows no clock and no network: who has them says when to look. */
export interface Preview {
  /** Reads the files and draws what is no longer as they say, while `goOn()`; how many sheets it drew. */
  redraw(goOn: () => boolean): Promise<number>
  /** Makes all checks, the slower ones too; what they found in the first view that somebody looks at. */
  check(): Promise<Findings>
  /** Says that drawing failed by a fault of ours. The sheets stay as they were. */
  fail(problem: string): void
  /** Folders and files in which a change may change the sheets, as the game was named. */
  places(): readonly string[]
  /** Whether the files have changed since they were read. */
  changed(): boolean
  /** Tells a listener how the sheets of a setting are, as far as they are drawn, then whatever changes. Gives what ends that. */
  listen(setting: Setting, listener: (event: PreviewEvent) => void): () => void
  /** The picture of a page as an SVG file. */
  page(id: string): Uint8Array | undefined
}

/** Settings beyond this many that nobody looks at are forgotten. */
const MOST_VIEWS = 4

/** Opens a preview; nothing is read yet. */
export function openPreview(options: PreviewOptions): Preview {
  const { host, folder, chosen, first } = options
  const store = openPageStore()
  const tools = { ...options, store, fonts: keepFonts() }
  const views = new Map<string, View>()
  const yaml = keepYaml()
  let reading: Reading | undefined

  const viewOf = (setting: Setting): View => {
    const key = JSON.stringify([setting.paper.id, setting.backs, setting.lowInk])
    const view = views.get(key) ?? openView(setting, tools)
    // Behind all others: the one asked for last is forgotten last.
    views.delete(key)
    views.set(key, view)
    for (const [old, { listeners }] of [...views])
      if (views.size > MOST_VIEWS && listeners === 0 && old !== key) views.delete(old)
    return view
  }
  const watched = (): View[] => {
    const seen = [...views.values()].filter(({ listeners }) => listeners > 0)
    return seen.length > 0 ? seen : [viewOf(first)]
  }
  const read = (): Reading => {
    if (!reading || reading.changed()) reading = readGame(host, folder, chosen, yaml)
    return reading
  }

  return {
    async redraw(goOn) {
      const now = read()
      let drawn = 0
      for (const view of watched()) if (goOn()) drawn += await view.redraw(now, goOn)
      store.keepOnly(new Set([...views.values()].flatMap((view) => view.pages())))
      return drawn
    },
    async check() {
      const found = reading ? await playing(reading, chosen) : undefined
      const all = watched().map((view) => view.check(found))
      return all[0] ?? { diagnostics: [], sources: new Map() }
    },
    fail(problem) {
      for (const view of watched()) view.fail(problem)
    },
    places: () => [join(host.root, 'templates'), ...(reading?.places ?? [folder.path])],
    changed: () => reading?.changed() !== false,
    listen: (setting, listener) => viewOf(setting).listen(listener),
    page: (id) => store.get(id),
  }
}

/** What the checks of rules play with, and why there may be nothing. */
async function playing({ game, diagnostics }: Reading, chosen: ReadonlyMap<string, string>): Promise<Playing> {
  const findings: Diagnostic[] = []
  const play =
    game && !hasErrors(diagnostics) ? await openPlay(game, { chosen, simulation: false }, findings) : undefined
  return { play, findings }
}
