import { mkdtempSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nodeHost } from '../../src/cli/node-host.ts'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { tinyDeck } from '../support/tiny-game.ts'

interface SheetEvent {
  readonly sheet: {
    readonly id: string
    readonly state: string
    readonly changed: readonly string[]
    readonly pages: readonly { readonly id: string }[]
  }
}

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'qm-preview-')))
  save('game.yaml', 'kind: game\nid: tiny\ntitle: Tiny\n')
  save('duel.yaml', tinyDeck('Runs away.', 'Runs away.'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function save(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

/** As many editors save: into a file beside it, which then takes its name. */
function saveBeside(name: string, text: string): void {
  save(`.${name}.tmp`, text)
  renameSync(join(folder, `.${name}.tmp`), join(folder, name))
}

/** Runs `qm preview` and listens to what its page is told. */
async function previewing(...words: readonly string[]) {
  const context = fakeContext(nodeHost(), folder)
  const ended = run(['preview', ...words], context)
  while (!context.said.out.includes('\n')) {
    const early = await Promise.race([ended, wait(5, 'on' as const)])
    if (early !== 'on') throw new Error(`ended with ${early}: ${context.said.err}`)
  }
  const url = context.said.out.trim()
  const reader = (await fetch(`${url}events`)).body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    url,
    said: context.said,
    /** Waits for an event of a kind that is as wanted; those before it are passed over. */
    async next<T>(kind: string, wanted: (event: T) => boolean): Promise<T> {
      for (;;) {
        const [, found, data = ''] = /event: (\w+)\ndata: (.*)\n\n/.exec(text) ?? []
        if (found === undefined) {
          const { value, done } = await reader.read()
          if (done) throw new Error('the preview went away')
          text += value
          continue
        }
        text = text.slice(text.indexOf('\n\n', text.indexOf(`event: ${found}`)) + 2)
        const event = JSON.parse(data) as T
        if (found === kind && wanted(event)) return event
      }
    },
    async stop() {
      context.interrupt.abort()
      await reader.cancel().catch(() => undefined)
      return ended
    },
  }
}

const good = ({ sheet }: SheetEvent): boolean => sheet.state === 'good'

describe('qm preview', () => {
  it('redraws what is saved, keeps old sheets on errors, and ends with Ctrl-C', async () => {
    const preview = await previewing(folder, '--port', '0')
    const first = await preview.next<SheetEvent>('sheet', good)
    expect(first.sheet.id).toBe('duel')

    save('duel.yaml', tinyDeck('Runs away.', 'Stays.'))
    const saved = await preview.next<SheetEvent>('sheet', ({ sheet }) => sheet.changed.length > 0)
    expect(saved.sheet.changed).toEqual(['duel/page/1 front'])
    const front = await (await fetch(`${preview.url}pages/${saved.sheet.pages[0]?.id}.svg`)).text()
    expect(front).toContain('aria-label="Stays."')

    saveBeside('duel.yaml', tinyDeck('title: Page', 'titel: Page'))
    const old = await preview.next<SheetEvent>('sheet', ({ sheet }) => sheet.state === 'old')
    expect(old.sheet.pages).toEqual(saved.sheet.pages)
    const found = await preview.next<{ summary: string }>('findings', () => true)
    expect(found.summary).toBe('2 errors')
    while (!preview.said.err.includes('unknown key "titel"')) await wait(5)

    mkdirSync(join(folder, 'more'))
    save('more/other.yaml', tinyDeck('id: duel', 'id: other'))
    saveBeside('duel.yaml', tinyDeck('Runs away.', 'Hides.'))
    await preview.next<SheetEvent>('sheet', (event) => event.sheet.id === 'other' && good(event))

    expect(await preview.stop()).toBe(130)
    await expect(fetch(preview.url)).rejects.toThrow()
  })

  it('follows the base of a variant, and begins as it is told', async () => {
    const home = mkdtempSync(join(tmpdir(), 'qm-variant-'))
    const variant = join(home, 'more.yaml')
    writeFileSync(
      variant,
      `kind: variant\nid: more\ntitle: More\nof: ${folder}\nchanges:\n  decks.duel.cards.page.count: 2\n`,
    )
    const preview = await previewing(variant, '--port', '0', '--paper', 'letter', '--backs', 'none')
    const first = await preview.next<SheetEvent>('sheet', good)
    expect(first.sheet.pages).toHaveLength(1)
    expect(await (await fetch(`${preview.url}settings.json`)).json()).toMatchObject({
      usual: { paper: 'letter', backs: 'none', ink: 'full' },
    })
    save('duel.yaml', tinyDeck('Runs away.', 'Stays.'))
    const saved = await preview.next<SheetEvent>('sheet', ({ sheet }) => sheet.changed.length > 0)
    expect(saved.sheet.changed).toEqual(['duel/page/1 front', 'duel/page/2 front'])
    expect(await preview.stop()).toBe(130)
    rmSync(home, { recursive: true })
  })

  it('takes any free port when the usual one is taken, but not when one was asked for', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen({ host: '127.0.0.1', port: 0 }, done))
    const { port } = other.address() as AddressInfo
    const context = fakeContext(nodeHost(), folder)
    expect(await run(['preview', folder, '--port', String(port)], context)).toBe(1)
    expect(context.said.err).toContain('preview/no-port')
    expect(context.said.err).toContain(`port ${port} cannot be had: another program has it`)
    const [first, second] = [await previewing(folder), await previewing(folder)]
    expect(first.url).not.toBe(second.url)
    expect([await first.stop(), await second.stop()]).toEqual([130, 130])
    await new Promise((done) => other.close(done))
  })

  it('wants one game', async () => {
    const nowhere = mkdtempSync(join(tmpdir(), 'qm-nowhere-'))
    const context = fakeContext(nodeHost(), nowhere)
    expect(await run(['preview'], context)).toBe(1)
    expect(context.said.err).toContain('preview/which-game')
    expect(context.said.err).toMatch(/shipped games: .*zulu-spears/)
    expect(await run(['preview', 'zulu-speers'], context)).toBe(1)
    expect(context.said.err).toContain('did you mean "zulu-spears"?')
    rmSync(nowhere, { recursive: true })
  })

  it.each([
    ['--port', '70000'],
    ['--paper', 'a4,letter'],
    ['--backs', 'sideways'],
  ])('refuses %s %s as wrong usage', async (option, value) => {
    expect(await run(['preview', folder, option, value], fakeContext(nodeHost(), folder))).toBe(2)
  })
})
