import { zipSync, type Zippable } from 'fflate'
import type { GameJob } from '../game-job.ts'
import { ABOUT, aboutPage } from './about-page.ts'
import { VASSAL_VERSION } from './build-file.ts'
import { authorsOf } from './module-context.ts'
import { textPart, writeXml, type XmlPart } from './xml.ts'

/** The first day that a zip can name: the same bytes on every day. Without a zone it means the same everywhere. */
const NO_DATE = '1980-01-01T00:00:00'

/** The bytes of a module: what it is, its parts, its pictures by file name. The same input gives the same bytes. */
export function moduleArchive(job: GameJob, build: XmlPart, pictures: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const encoder = new TextEncoder()
  const text = (content: string): [Uint8Array, { level: 9 }] => [encoder.encode(content), { level: 9 }]
  // Pictures are packed already.
  const images = [...pictures].map(([name, bytes]): [string, [Uint8Array, { level: 0 }]] => [
    name,
    [bytes, { level: 0 }],
  ])
  const files: Zippable = {
    [ABOUT]: text(aboutPage(job)),
    'buildFile.xml': text(writeXml(build)),
    ...Object.fromEntries(images.map(([name, file]) => [`images/${name}`, file])),
    moduledata: text(writeXml(moduleData(job))),
  }
  return zipSync(files, { mtime: NO_DATE })
}

/** What VASSAL's list of modules shows without opening them. */
function moduleData(job: GameJob): XmlPart {
  const { game, version } = job
  const children = [
    textPart('version', version),
    textPart('VassalVersion', VASSAL_VERSION),
    textPart('description', authorsOf(job)),
    textPart('name', game.title),
  ]
  return { name: 'data', attributes: { version: '1' }, children }
}
