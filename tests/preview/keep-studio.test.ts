import { describe, expect, it } from 'vitest'
import { keepFonts } from '../../src/preview/keep-fonts.ts'
import { keepStudio } from '../../src/preview/keep-studio.ts'
import { tinyGame } from '../support/tiny-game.ts'

const encoder = new TextEncoder()
const FOLDER = '/games/tiny'
const ALEGREYA = '@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf'
const THEME = 'kind: theme\ncolours: { ink: "#112233" }\n'

/** A keeper on a small game with a theme of its own, and how its studios are opened. */
function keeper() {
  const host = tinyGame({ 'templates/theme.yaml': THEME })
  const fonts = keepFonts()
  const studios = keepStudio(fonts)
  const others = keepStudio(fonts)
  return {
    host,
    write: (name: string, text: string) => host.writeFile(`${FOLDER}/${name}`, encoder.encode(text)),
    open: (images: readonly string[] = []) => studios({ host, folder: FOLDER, images }),
    /** By another keeper, which shares the fonts. */
    other: () => others({ host, folder: FOLDER, lowInk: 'all' }),
  }
}

describe('keepStudio', () => {
  it('gives the same studio while nothing changes that it was made from', async () => {
    const { write, open } = keeper()
    const first = await open()
    write('duel.yaml', 'kind: deck\n')
    expect(await open()).toBe(first)
  })

  it.each([
    ['the theme', 'templates/theme.yaml', 'kind: theme\ncolours: { ink: "#445566" }\n'],
    ['a picture in the art folder', 'art/star.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('opens another one after a change of %s', async (_, name, text) => {
    const { write, open } = keeper()
    const first = await open()
    write(name, text)
    expect(await open()).not.toBe(first)
  })

  it('sees a change of a template that was used, and a new one that would be', async () => {
    const { write, open } = keeper()
    const names = { fields: new Set<string>(), data: new Set<string>(), owner: 'a deck' }
    write('templates/own.svg.hbs', '<svg/>')
    const first = await open()
    first.value?.templates.open('own', names)
    write('templates/own.svg.hbs', '<svg><g/></svg>')
    const second = await open()
    expect(second).not.toBe(first)
    // Ours is used as long as the game has none of that name.
    second.value?.templates.open('card', names)
    write('templates/card.svg.hbs', '<svg/>')
    expect(await open()).not.toBe(second)
  })

  it('opens another one for other pictures of the cards', async () => {
    const { open } = keeper()
    expect(await open(['art/knight.svg'])).not.toBe(await open())
  })

  it('does not keep one without a usable theme', async () => {
    const { write, open } = keeper()
    write('templates/theme.yaml', 'kind: theme\ncolours: { ink: red }\n')
    const first = await open()
    expect(first.value).toBeUndefined()
    expect(first.diagnostics[0]?.code).toBe('theme/wrong-value')
    write('templates/theme.yaml', THEME)
    expect((await open()).value?.theme.colours['ink']).toBe('#112233')
  })

  it('keeps the fonts when only templates change', async () => {
    const { write, open } = keeper()
    const first = await open()
    write('templates/theme.yaml', 'kind: theme\ncolours: { ink: "#445566" }\n')
    const second = await open()
    expect(second.value).not.toBe(first.value)
    expect(second.value?.theme.fonts).toBe(first.value?.theme.fonts)
  })
})

describe('two keepers that share fonts', () => {
  it('both see that a font file has changed, whichever read it', async () => {
    const { host, write, open, other } = keeper()
    const own = `${FOLDER}/art/own.ttf`
    host.writeFile(own, host.readBytes(host.packageFile(ALEGREYA)))
    write('templates/theme.yaml', 'kind: theme\nfonts: { Own: { 400: art/own.ttf } }\n')
    const first = await open()
    expect(first.diagnostics).toEqual([])
    first.value?.theme.fonts.find('Own', 400, false)
    const second = await other()
    expect(second.value?.theme.fonts).toBe(first.value?.theme.fonts)
    host.writeFile(own, host.readBytes(host.packageFile('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')))
    const [third, fourth] = [await other(), await open()]
    expect(third.value?.theme.fonts).not.toBe(second.value?.theme.fonts)
    expect(fourth.value?.theme.fonts).toBe(third.value?.theme.fonts)
    expect([await other(), await open()]).toEqual([third, fourth])
  })
})

describe('keepFonts', () => {
  it('opens a font file of the game again when it has changed', () => {
    const { host } = keeper()
    const file = host.packageFile(ALEGREYA)
    host.writeFile('/own.ttf', host.readBytes(file))
    const open = keepFonts()
    const first = open(host, { Own: { '400': '/own.ttf' } }, [])
    expect(first.find('Own', 400, false)).toBeDefined()
    expect(open(host, { Own: { '400': '/own.ttf' } }, [])).toBe(first)
    host.writeFile('/own.ttf', host.readBytes(host.packageFile('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')))
    expect(open(host, { Own: { '400': '/own.ttf' } }, [])).not.toBe(first)
  })

  it('opens other fonts for another table', () => {
    const { host } = keeper()
    const open = keepFonts()
    const first = open(host, {}, [])
    expect(open(host, {}, ['Other'])).not.toBe(first)
  })
})
