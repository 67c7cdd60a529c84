import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PAPERS, findPaper } from '../../src/kernel/paper-sizes.ts'
import { openPageFiles } from '../../src/preview/page-files.ts'
import { memoryHost } from '../support/memory-host.ts'
import { a4Setting } from './settings.ts'

const FOLDER = 'src/preview/page'
const file = openPageFiles(memoryHost(), a4Setting)

describe('openPageFiles', () => {
  it('gives out the files of the page and nothing else', () => {
    for (const name of readdirSync(FOLDER))
      expect(file(`/${name}`)?.body).toBe(readFileSync(join(FOLDER, name), 'utf8'))
    expect(file('/')).toEqual(file('/page.html'))
    expect(file('/../preview.ts')).toBeUndefined()
    expect(file('//page.js')).toBeUndefined()
  })

  it('says what may be chosen', () => {
    const settings = JSON.parse(file('/settings.json')?.body as string) as { papers: { id: string }[]; usual: object }
    expect(settings.papers.map(({ id }) => id)).toEqual(PAPERS.map(({ id }) => id))
    expect(settings.usual).toEqual({ paper: 'a4', backs: 'long-edge', ink: 'full' })
  })

  it('offers a paper of its own size that is begun with', () => {
    const own = openPageFiles(memoryHost(), { ...a4Setting, paper: findPaper('100x150mm')! })
    expect(own('/settings.json')?.body).toContain('"id":"100x150mm"')
  })
})

describe('the page', () => {
  const texts = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const)

  it('asks nothing of other places', () => {
    const foreign = texts.flatMap(([name, text]) =>
      [...text.matchAll(/https?:\/\/[^"'\s)]+/g)].map(([url]) => `${name}: ${url}`),
    )
    expect(foreign).toEqual(['icon.svg: http://www.w3.org/2000/svg'])
  })

  it('has neither scripts nor styles inside, which its policy forbids', () => {
    const html = file('/')?.body as string
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/)
  })

  it('loads only files that are there', () => {
    const wanted = texts.flatMap(([, text]) =>
      [...text.matchAll(/(?:href|src)="(\/[^"]+)"|from '\.(\/[^']+)'/g)].map(
        ([, link, module]) => link ?? module ?? '',
      ),
    )
    expect(wanted.length).toBeGreaterThan(8)
    for (const path of wanted) expect(file(path), path).toBeDefined()
  })

  it('finds every element that its scripts ask for', () => {
    const html = file('/')?.body as string
    const ids = texts.flatMap(([, text]) => [...text.matchAll(/byId\('([^']+)'\)/g)].map(([, id]) => id))
    expect(ids.length).toBeGreaterThan(10)
    for (const id of ids) expect(html).toContain(`id="${id}"`)
  })
})
