import { parseXml } from '@rgrove/parse-xml'
import { expect, it } from 'vitest'
import { reportPage } from '../../src/report/report-page.ts'

const bars = { kind: 'bars', title: 'Cards', description: '', rows: [{ label: '<i>', from: 1, to: 2 }] } as const
const page = reportPage({
  title: 'A & <b>',
  lead: '1 < 2',
  sections: [
    {
      title: '<script>',
      lines: ['"&"'],
      figures: [bars],
      table: [
        ['what', 'n'],
        ['<x>', '+1.5'],
      ],
    },
    { title: 'Again', command: "qm compare 'a&b'" },
  ],
})

it('is well-formed, and every text of the report is a text of the page', () => {
  const { root } = parseXml(page)
  for (const text of ['A & <b>', '1 < 2', '<script>', '"&"', '<i>', '<x>', "qm compare 'a&b'"])
    expect(root?.text).toContain(text)
})

it('needs nothing from elsewhere', () => {
  expect(page.match(/https?:[^"' ]*/g)).toEqual(['http://www.w3.org/2000/svg'])
  expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|src=|href=/)
})

it('sets numbers to the right and other cells to the left', () => {
  expect(page).toContain('<th>what</th><th class="n">n</th>')
  expect(page).toContain('<td>&lt;x&gt;</td><td class="n">+1.5</td>')
})

it('is styled for small screens, dark rooms and paper', () => {
  expect(page).toContain('width=device-width')
  expect(page).toContain('prefers-color-scheme: dark')
  expect(page).toContain('@media print')
})
