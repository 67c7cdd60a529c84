import { expect, test } from 'vitest'
import { drawTemplate, studioWith } from './drawing.ts'

/** Line and column of a finding in a template, from 1. */
function place(source: string, at: { start: number } | undefined): string {
  const lines = source.slice(0, at?.start).split('\n')
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}

test('a misspelt field is found at its place, with the nearest field, also in a branch that is not taken', async () => {
  const source = '<g/>\n{{#if flag}}\n  {{text attakc x=5 y=9 style="card-text"}}\n{{/if}}'
  const { findings } = await drawTemplate(source, { attack: 1, flag: false })
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({
    code: 'template/unknown-field',
    at: { file: '/game/templates/test.svg.hbs' },
    hints: ['did you mean "attack"?'],
  })
  expect(findings[0]?.message).toBe('the template uses "attakc", which deck "test" does not have')
  expect(place(source, findings[0]?.at)).toBe('3:10')
})

test('an optional field that a card does not have is fine', async () => {
  expect(
    (await drawTemplate('<g/>{{text flavour x=5 y=9 style="card-text"}}', { flavour: undefined })).findings,
  ).toEqual([])
})

test.each([
  ['<g/>\n{{#if title}}\n<g/>', '2:1', '{{#if is never closed'],
  ['<g/>\n{{#if title}}\n{{/each}}', '2:1', '{{#if is closed by {{/each}}'],
  ['<g/>{{/if}}', '1:5', '{{/if}} closes nothing'],
  ['<g/>\n\n{{title', '3:1', 'a {{ … }} tag is not closed'],
  ['<g/>\n{{text title x=}}', '2:1', 'a value or a closing }} is missing'],
])('a broken tag is found: %j', async (source, where, says) => {
  const { findings } = await drawTemplate(source, { title: 'A' })
  expect(findings).toHaveLength(1)
  expect(findings[0]?.code).toBe('template/syntax')
  expect(findings[0]?.message.replace(/\{\{#if\}\}/, '{{#if')).toContain(says)
  expect(place(source, findings[0]?.at)).toBe(where)
})

test.each([
  ['{{txet title x=5 y=9}}', 'template/unknown-helper', 'did you mean "text"?'],
  ['{{> isihlangoo ink="#000000"}}', 'template/unknown-part', 'did you mean "isihlangu"?'],
  ['{{@nummber}}', 'template/unknown-field', 'did you mean "@number"?'],
])('a wrong name is found: %s', async (source, code, hint) => {
  const { findings } = await drawTemplate(source, { title: 'A' })
  expect(findings).toMatchObject([{ code, hints: [hint] }])
})

test.each([
  ['{{text title x="left" y=9 style="card-text"}}', 'text: x is no number: "left"'],
  ['{{text title y=9 style="card-text"}}', 'text: x is missing'],
  ['{{text title x=1 y=9 style="card-tex"}}', 'text: there is no type style "card-tex"; did you mean "card-text"?'],
  [
    '{{text title x=1 y=9 style="card-text" fill="ochree"}}',
    'text: there is no colour "ochree"; did you mean "ochre"?',
  ],
  ['{{text title x=1 y=9 style="card-text" anchor="left"}}', 'text: anchor is start, middle or end, not "left"'],
])('a wrong value is found: %s', async (source, message) => {
  const { findings } = await drawTemplate(source, { title: 'A' })
  expect(findings.map((f) => [f.code, f.message])).toEqual([['template/wrong-value', message]])
})

test('a value missing from a list item is reported when it is drawn', async () => {
  const source = '{{#each @items}}{{#if (eq name "a")}}{{wrong}}{{/if}}{{/each}}'
  const { findings } = await drawTemplate(source, { title: 'A' })
  expect(findings).toMatchObject([{ code: 'template/unknown-field' }])
  expect(place(source, findings[0]?.at)).toBe('1:40')
})

test('numbers of a copy cannot be shared', async () => {
  const { findings } = await drawTemplate('{{#shared}}{{text @number x=1 y=2 style="card-foot"}}{{/shared}}', {
    title: 'A',
  })
  expect(findings.map((f) => f.code)).toEqual(['template/shared-copy'])
})

test('shared content is stored once, under an id of its content, with its own ids made its own', async () => {
  const one = '{{#shared}}<g id="a"><rect x="1" y="1" width="2" height="2"/></g><use href="#a" x="9"/>{{/shared}}'
  const { svg, studio, findings } = await drawTemplate(`${one}<g opacity="0.5">${one}</g>`)
  expect(findings).toEqual([])
  expect(studio.library.size).toBe(1)
  expect(svg.match(/<use/g)).toHaveLength(2)
  expect([...studio.library.values()][0]).toMatch(/<g id="a-\w+">.*<use href="#a-\w+" x="9"\/>/)
})

test('prototypes and built-in helpers of Handlebars are out of reach', async () => {
  const { findings } = await drawTemplate('{{lookup title "constructor"}}', { title: 'A' })
  expect(findings.map((f) => f.code)).toEqual(['template/unknown-helper'])
  const { svg } = await drawTemplate('{{#if title.constructor}}<g/>{{/if}}', { title: 'A' })
  expect(svg).toBe('')
})

test("a game's own template, part and picture win over ours", async () => {
  const { svg, studio, findings } = await drawTemplate(
    '{{> isihlangu}}{{icon "shields" x=0 y=0 width=9 height=9}}',
    {},
    {
      'templates/parts/isihlangu.svg.hbs': '<rect x="0" y="0" width="1" height="1"/>',
      'templates/pictures/shields.svg.hbs': '<svg viewBox="0 0 3 3"><circle cx="1" cy="1" r="1" fill="{{ink}}"/></svg>',
    },
  )
  expect(findings).toEqual([])
  expect(svg).toContain('<rect x="0"')
  expect([...studio.library.values()].join('')).toContain('<circle')
})

test('names without a template are reported with the nearest', async () => {
  const studio = await studioWith()
  const { findings } = studio.templates.open('zulu-crad', { fields: new Set(), data: new Set(), owner: 'deck' })
  expect(findings).toMatchObject([{ code: 'template/missing', hints: ['did you mean "zulu-card"?'] }])
})

test('a template that is not text is an error, a byte order mark is not', async () => {
  const names = { fields: new Set<string>(), data: new Set<string>(), owner: 'deck' }
  const studio = await studioWith({
    'templates/bytes.svg.hbs': Uint8Array.from([0x3c, 0xff, 0xfe]),
    'templates/bom.svg.hbs': '\uFEFF<g/>',
  })
  expect(studio.templates.open('bytes', names).findings).toMatchObject([
    { code: 'template/syntax', message: 'the file is not UTF-8 text' },
  ])
  const { template } = studio.templates.open('bom', names)
  expect(template?.source).toBe('<g/>')
})
