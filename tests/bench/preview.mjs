// What a save costs a preview, on compiled code; the figures of one process.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeHost } from '../../dist/cli/node-host.js'
import { findPaper } from '../../dist/kernel/paper-sizes.js'
import { openPreview } from '../../dist/preview/preview.js'

/** A text of a shipped game that is changed in its file, and the sheet that shows it. */
export const SAVES = [
  {
    what: 'a card of Zulu Spears',
    game: 'zulu-spears',
    file: 'decks/zulu.yaml',
    text: 'title: Zulu Blood',
    sheet: 'zulu',
  },
  { what: 'a counter of Isandlwana', game: 'isandlwana', file: 'counters.yaml', text: 'note: 1/24', sheet: 'counters' },
]

/** Milliseconds of wall clock and of CPU from looking at the files until the pages of the sheet can be fetched: the medians of many saves. */
export async function benchPreview({ game, file, text, sheet }, saves = 21) {
  const host = nodeHost()
  const folder = mkdtempSync(join(tmpdir(), 'qm-bench-'))
  cpSync(join(host.root, 'data', game), folder, { recursive: true })
  const first = { paper: findPaper('a4'), backs: 'long-edge', lowInk: undefined }
  const preview = openPreview({
    host,
    folder: { path: folder, name: game },
    chosen: new Map(),
    placeholders: false,
    first,
    sleep: () => new Promise((resume) => setImmediate(resume)),
  })
  let told
  preview.listen(first, (event) => {
    if (event.kind === 'sheet' && event.sheet.id === sheet) told?.()
  })
  await preview.redraw(() => true)
  const written = readFileSync(join(folder, file), 'utf8')
  if (!written.includes(text)) throw new Error(`${file} does not hold ${text}`)
  const figures = []
  for (let save = 0; save < saves; save++) {
    writeFileSync(join(folder, file), written.replace(text, `${text} ${String.fromCharCode(97 + save)}`))
    const [wall, cpu] = [host.now(), host.cpu()]
    told = () => {
      figures.push({ wall: host.now() - wall, cpu: host.cpu() - cpu })
      told = undefined
    }
    await preview.redraw(() => true)
  }
  rmSync(folder, { recursive: true })
  const median = (name) => figures.map((figure) => figure[name]).sort((a, b) => a - b)[Math.floor(figures.length / 2)]
  return { wall: median('wall'), cpu: median('cpu') }
}

if (process.argv[1]?.endsWith('preview.mjs'))
  for (const save of SAVES) {
    const { wall, cpu } = await benchPreview(save)
    console.log(`${save.what}: ${Math.round(wall)} ms, ${Math.round(cpu)} ms of CPU`)
  }
