import { join } from 'node:path'
import type { Host } from '../kernel/host.ts'
import { PAPERS } from '../kernel/paper-sizes.ts'
import type { Library } from './answer.ts'
import { inkName } from './read-setting.ts'
import type { Setting } from './shown.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}

/** Where the page's own files are: as they are written, for there is nothing to compile. */
const FOLDER = 'src/preview/page'

/** Reads the files of the page once and gives them out by path; `/` is the page itself, `/settings.json` what may be chosen, and what is to begin with. */
export function openPageFiles(host: Host, usual: Setting): Library['file'] {
  const folder = join(host.root, FOLDER)
  const files = new Map(
    host.list(folder).map((name) => {
      const type = TYPES[name.split('.').at(-1) ?? '']
      if (type === undefined) throw new Error(`${name} is no file of a page`)
      return [`/${name}`, { type, body: host.readText(join(folder, name)) }]
    }),
  )
  files.set('/settings.json', { type: 'application/json', body: JSON.stringify(settings(usual)) })
  return (path) => files.get(path === '/' ? '/page.html' : path)
}

function settings({ paper, backs, lowInk }: Setting): object {
  const papers = PAPERS.some(({ id }) => id === paper.id) ? PAPERS : [...PAPERS, paper]
  return {
    papers: papers.map(({ id, title }) => ({ id, title })),
    usual: { paper: paper.id, backs, ink: inkName(lowInk) },
  }
}
