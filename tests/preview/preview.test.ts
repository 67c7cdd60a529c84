import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPaper } from '../../src/kernel/paper-sizes.ts'
import { openPreview } from '../../src/preview/preview.ts'
import type { PreviewEvent, Setting, ShownSheet } from '../../src/preview/shown.ts'
import type { MemoryHost } from '../support/memory-host.ts'
import { tinyDeck, tinyGame } from '../support/tiny-game.ts'
import { a4Setting, tinyPreview } from './settings.ts'

const encoder = new TextEncoder()

/** A preview of the tiny game and what one who looks at it has heard. */
function looking(host: MemoryHost = tinyGame(), setting: Setting = a4Setting) {
  const preview = tinyPreview(host)
  const heard: PreviewEvent[] = []
  const leave = preview.listen(setting, (event) => heard.push(event))
  const sheets = (): ShownSheet[] => heard.flatMap((event) => (event.kind === 'sheet' ? [event.sheet] : []))
  return {
    host,
    preview,
    heard,
    leave,
    save: (name: string, text: string) => host.writeFile(`/games/tiny/${name}`, encoder.encode(text)),
    /** Redraws and checks; what was heard by it. */
    redraw: async () => {
      heard.length = 0
      const drawn = await preview.redraw(() => true)
      await preview.check()
      const findings = heard.flatMap((event) => (event.kind === 'findings' ? [event] : []))
      return { drawn, events: heard.map(({ kind }) => kind), sheets: sheets(), findings: findings.at(-1) }
    },
    svg: (id: string) => new TextDecoder().decode(preview.page(id)),
  }
}

/** The titles of pieces that changed. */
const changed = ({ changed: pieces }: ShownSheet): string[] => pieces.map((piece) => piece.replace(/^duel\//, ''))

describe('a preview', () => {
  it('tells the sheets, each with its pages, and what was found', async () => {
    const { redraw, svg } = looking()
    const first = await redraw()
    expect(first.events).toEqual(['drawing', 'sheets', 'sheet', 'drawing', 'findings'])
    const [sheet] = first.sheets
    expect(sheet).toMatchObject({ id: 'duel', title: 'Duel', state: 'good', changed: [] })
    expect(sheet?.pages.map(({ side, width, height, number }) => [side, width, height, number])).toEqual([
      ['front', 210, 297, 'A4, page 1 of 2'],
      ['back', 210, 297, 'A4, page 2 of 2'],
    ])
    // Three knights and a page of 63 x 88 mm lie in a row of three and one below.
    const pieces = sheet?.pages[0]?.pieces ?? []
    expect(pieces.map(({ piece }) => piece)).toEqual(['duel/knight/1', 'duel/knight/2', 'duel/knight/3', 'duel/page/1'])
    expect(pieces.every(({ width, height }) => width === 63.5 && height === 88.9)).toBe(true)
    expect(pieces[1]!.x - pieces[0]!.x).toBeCloseTo(63.5)
    expect(pieces[3]!.y - pieces[0]!.y).toBeCloseTo(88.9)
    expect(svg(sheet?.pages[0]?.id ?? '')).toContain('aria-label="Strikes first."')
    expect(first.findings).toMatchObject({ summary: 'no problems', findings: [] })
  })

  it('draws nothing when nothing has changed', async () => {
    const { redraw, save, host } = looking()
    await redraw()
    expect(await redraw()).toMatchObject({ drawn: 0, sheets: [], events: ['drawing', 'drawing'] })
    save('duel.yaml', new TextDecoder().decode(host.readBytes('/games/tiny/duel.yaml')))
    expect(await redraw()).toMatchObject({ drawn: 0, sheets: [] })
  })

  it('marks the pieces that changed, and writes only their pages', async () => {
    const { redraw, save } = looking()
    const [before] = (await redraw()).sheets
    save('duel.yaml', tinyDeck('Runs away.', 'Stays.'))
    const [after] = (await redraw()).sheets
    expect(after && changed(after)).toEqual(['page/1 front'])
    expect(after?.pages[0]?.id).not.toBe(before?.pages[0]?.id)
    expect(after?.pages[1]).toEqual(before?.pages[1])
  })

  it('draws again only what is changed by it', async () => {
    const { redraw, save } = looking(tinyGame({ 'other.yaml': tinyDeck('id: duel', 'id: other') }))
    expect((await redraw()).drawn).toBe(2)
    save('other.yaml', tinyDeck('id: duel', 'id: other').replace('Runs away.', 'Stays.'))
    const after = await redraw()
    expect(after.drawn).toBe(1)
    expect(after.sheets.map(({ id }) => id)).toEqual(['other'])
  })

  it('keeps the last good sheets while there are errors, and says what is wrong', async () => {
    const { redraw, save } = looking()
    const [before] = (await redraw()).sheets
    save('duel.yaml', tinyDeck('title: Page', 'titel: Page'))
    const broken = await redraw()
    expect(broken.sheets).toEqual([{ ...before, state: 'old', changed: [] }])
    expect(broken.findings?.summary).toBe('2 errors')
    expect(broken.findings?.findings.find(({ code }) => code === 'schema/unknown-key')).toEqual({
      severity: 'error',
      code: 'schema/unknown-key',
      message: 'unknown key "titel"',
      place: '/games/tiny/duel.yaml:8:17',
      frame:
        '  8 |   - { id: page, titel: Page, strength: 0, text: "Runs away." }\n' +
        '    |                 ^^^^^\n  = did you mean "title"?',
    })
    save('duel.yaml', tinyDeck('title: Page', 'title: Squire'))
    const mended = await redraw()
    expect(mended.sheets.map((sheet) => [sheet.state, changed(sheet)])).toEqual([['good', ['page/1 front']]])
    expect(mended.findings?.summary).toBe('no problems')
  })

  it('takes mended errors back before the slower checks are made', async () => {
    const { preview, heard, redraw, save } = looking()
    save('duel.yaml', tinyDeck('title: Page', 'titel: Page'))
    await redraw()
    save('duel.yaml', tinyDeck('title: Page', 'title: Squire'))
    await preview.redraw(() => true)
    expect(heard.findLast(({ kind }) => kind === 'findings')).toMatchObject({ summary: 'no problems' })
  })

  it('shows a sheet as good again that errors elsewhere had made old', async () => {
    const { redraw, save } = looking()
    await redraw()
    save('game.yaml', 'kind: game\nid: tiny\ntitel: Tiny\n')
    expect((await redraw()).sheets.map(({ state }) => state)).toEqual(['old'])
    save('game.yaml', 'kind: game\nid: tiny\ntitle: Tiny\n')
    const mended = await redraw()
    expect(mended.drawn).toBe(0)
    expect(mended.sheets.map(({ state }) => state)).toEqual(['good'])
  })

  it('keeps a sheet whose text no longer fits, and its neighbours go on', async () => {
    const other = tinyDeck('id: duel', 'id: other')
    const { redraw, save } = looking(tinyGame({ 'other.yaml': other }))
    await redraw()
    save('duel.yaml', tinyDeck('Runs away.', 'Runs away. '.repeat(200)))
    save('other.yaml', other.replace('Runs away.', 'Stays.'))
    const after = await redraw()
    expect(after.sheets.map(({ id, state }) => [id, state])).toEqual([
      ['duel', 'old'],
      ['other', 'good'],
    ])
    expect(after.findings?.findings[0]?.code).toBe('draw/text-too-big')
  })

  it('shows what there is of a sheet that never was good', async () => {
    const { redraw } = looking(tinyGame({ 'duel.yaml': tinyDeck('Runs away.', 'Runs away. '.repeat(200)) }))
    const [sheet] = (await redraw()).sheets
    expect(sheet?.state).toBe('faulty')
    expect(sheet?.pages).toHaveLength(2)
  })

  it('moves the places of findings with the text, also of sheets that are not drawn again', async () => {
    const long = tinyDeck('Runs away.', 'Runs away. '.repeat(200))
    const { redraw, save } = looking(tinyGame({ 'duel.yaml': long }))
    expect((await redraw()).findings?.findings[0]?.place).toMatch(/duel\.yaml:8:/)
    save('duel.yaml', `# A comment.\n${long}`)
    expect((await redraw()).findings?.findings[0]?.place).toMatch(/duel\.yaml:9:/)
  })

  it('follows templates and pictures of the game', async () => {
    const art = (fill: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${fill}"/></svg>`
    const deck = tinyDeck('text: text }', 'text: text, art: image }').replace('count: 3,', 'count: 3, art: art/a.svg,')
    const optional = deck.replace('art: image }', 'art?: image }')
    const { redraw, save } = looking(tinyGame({ 'duel.yaml': optional, 'art/a.svg': art('#ff0000') }))
    expect((await redraw()).findings?.summary).toBe('no problems')
    save('art/a.svg', art('#00ff00'))
    const [sheet] = (await redraw()).sheets
    expect(sheet && changed(sheet)).toEqual(['knight/1 front', 'knight/2 front', 'knight/3 front'])
    save('templates/card-back.svg.hbs', '<rect width="63.5" height="88.9" fill="#123456"/>')
    const [turned] = (await redraw()).sheets
    expect(turned?.changed.every((piece) => piece.endsWith(' back'))).toBe(true)
    expect(turned?.changed).toHaveLength(4)
  })

  it('tells sheets of one title apart by their ids', async () => {
    const { preview, heard } = looking(tinyGame({ 'other.yaml': tinyDeck('id: duel', 'id: other') }))
    await preview.redraw(() => true)
    expect(heard.flatMap((event) => (event.kind === 'sheets' ? event.sheets.map(({ title }) => title) : []))).toEqual([
      'Duel (duel)',
      'Duel (other)',
    ])
  })

  it('tells of sheets that come and go', async () => {
    const { redraw, save, host } = looking()
    await redraw()
    save('other.yaml', tinyDeck('id: duel', 'id: other'))
    expect((await redraw()).events).toContain('sheets')
    host.remove('/games/tiny/other.yaml')
    const gone = await redraw()
    expect(gone.events).toContain('sheets')
    expect(gone.sheets).toEqual([])
  })

  it('gives up when it is told to, and goes on from there', async () => {
    const { preview } = looking(tinyGame({ 'other.yaml': tinyDeck('id: duel', 'id: other') }))
    let asked = 0
    expect(await preview.redraw(() => ++asked < 2)).toBe(1)
    expect(await preview.redraw(() => true)).toBe(1)
    expect(await preview.redraw(() => true)).toBe(0)
  })

  it('knows by itself whether the files have changed', async () => {
    const { preview, save } = looking()
    expect(preview.changed()).toBe(true)
    await preview.redraw(() => true)
    expect(preview.changed()).toBe(false)
    save('duel.yaml', tinyDeck('Runs away.', 'Stays.'))
    expect(preview.changed()).toBe(true)
    await preview.redraw(() => true)
    save('other.yaml', tinyDeck('id: duel', 'id: other'))
    expect(preview.changed()).toBe(true)
  })

  it('says a fault of ours in the words of a finding, until the next redraw', async () => {
    const { preview, redraw } = looking()
    await redraw()
    const heard: PreviewEvent[] = []
    preview.listen(a4Setting, (event) => heard.push(event))
    preview.fail('lost my way')
    expect(heard.filter(({ kind }) => kind === 'findings').at(-1)).toMatchObject({
      findings: [{ code: 'preview/fault', message: expect.stringContaining('lost my way') as string, place: null }],
    })
    expect((await redraw()).findings?.summary).toBe('no problems')
  })

  it('knows the places to watch: of a variant its file and its game', async () => {
    const host = tinyGame()
    host.writeFile('/v.yaml', encoder.encode('kind: variant\nid: v\ntitle: V\nof: /games/tiny\n'))
    const options = { chosen: new Map<string, string>(), placeholders: false, first: a4Setting }
    const sleep = () => Promise.resolve()
    const preview = openPreview({ host, folder: { path: '/v.yaml', name: 'v' }, ...options, sleep })
    expect(preview.places()).toEqual([`${host.root}/templates`, '/v.yaml'])
    await preview.redraw(() => true)
    expect(preview.places()).toEqual(expect.arrayContaining(['/v.yaml', '/games/tiny']))
  })
})

describe('settings', () => {
  it('are drawn each by itself, and only where somebody looks', async () => {
    const { preview, redraw, leave } = looking()
    await redraw()
    leave()
    const heard: PreviewEvent[] = []
    const letter = { ...a4Setting, paper: findPaper('letter')!, lowInk: 'all' } as const
    preview.listen(letter, (event) => heard.push(event))
    expect(await preview.redraw(() => true)).toBe(1)
    const page = heard.flatMap((event) => (event.kind === 'sheet' ? event.sheet.pages : []))[0]
    // Letter takes poker cards landscape.
    expect(page).toMatchObject({ width: 279.4, height: 215.9, side: 'front' })
    expect(page?.number).toMatch(/^US Letter|^Letter/)
  })

  it('tells one who comes late how things stand, without old changes', async () => {
    const { preview, redraw, save } = looking()
    await redraw()
    save('duel.yaml', tinyDeck('Runs away.', 'Stays.'))
    await redraw()
    const heard: PreviewEvent[] = []
    preview.listen(a4Setting, (event) => heard.push(event))
    expect(heard.map(({ kind }) => kind)).toEqual(['sheets', 'sheet', 'findings'])
    expect(heard.flatMap((event) => (event.kind === 'sheet' ? event.sheet.changed : []))).toEqual([])
  })

  it('are told nothing once one has left', async () => {
    const { preview, leave, save } = looking()
    await preview.redraw(() => true)
    const heard: PreviewEvent[] = []
    const end = preview.listen(a4Setting, (event) => heard.push(event))
    heard.length = 0
    end()
    leave()
    save('duel.yaml', tinyDeck('Runs away.', 'Stays.'))
    await preview.redraw(() => true)
    expect(heard).toEqual([])
  })
})

/** Edits of the tiny game: its deck, a second deck, a theme; good ones and bad ones. */
const EDITS: readonly (readonly [file: string, text: string])[] = [
  ['duel.yaml', tinyDeck('Runs away.', 'Stays.')],
  ['duel.yaml', tinyDeck('count: 3', 'count: 12')],
  ['duel.yaml', tinyDeck('id: page', 'id: squire')],
  ['duel.yaml', `# moved\n\n${tinyDeck('Strikes first.', 'Strikes **last**.')}`],
  ['duel.yaml', tinyDeck('Runs away.', 'Runs away. '.repeat(200))],
  ['duel.yaml', tinyDeck('title: Page', 'titel: Page')],
  ['other.yaml', tinyDeck('id: duel', 'id: other')],
  ['other.yaml', tinyDeck('id: duel', 'id: duel')],
  ['other.yaml', ''],
  ['game.yaml', 'kind: game\nid: tiny\ntitle: Very Tiny\n'],
  ['game.yaml', 'kind: game\nid: tiny\ntitle: Tiny\nsheets:\n  - { id: only, deck: duel, title: Only }\n'],
  ['templates/theme.yaml', 'kind: theme\ncolours: { ink: "#334455" }\n'],
  ['templates/theme.yaml', 'kind: theme\ncolours: { ink: red }\n'],
]

it('shows, whatever was saved before, what it would show of the same files if it began now', async () => {
  const edits = fc.array(fc.constantFrom(...EDITS), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(edits, async (list) => {
      const warm = looking()
      await warm.redraw()
      const shown = new Map<string, ShownSheet>()
      let ids: readonly string[] = []
      let summary: string | undefined
      warm.preview.listen(a4Setting, (event) => {
        if (event.kind === 'sheets') ids = event.sheets.map(({ id }) => id)
        if (event.kind === 'sheet') shown.set(event.sheet.id, event.sheet)
        if (event.kind === 'findings') summary = JSON.stringify([event.summary, event.findings])
      })
      for (const [file, text] of list) {
        warm.save(file, text)
        await warm.redraw()
      }
      const cold = looking(warm.host)
      const fresh = await cold.redraw()
      expect(summary).toBe(JSON.stringify([fresh.findings?.summary, fresh.findings?.findings]))
      const good = fresh.sheets.filter(({ state }) => state === 'good')
      for (const sheet of good) {
        expect(ids).toContain(sheet.id)
        expect({ ...shown.get(sheet.id), changed: [] }).toEqual(sheet)
        for (const { id } of sheet.pages) expect(warm.svg(id)).toBe(cold.svg(id))
      }
      // What cannot be drawn now is not shown as if it could.
      for (const id of ids) if (!good.some((sheet) => sheet.id === id)) expect(shown.get(id)?.state).not.toBe('good')
    }),
    { numRuns: 8 },
  )
})
