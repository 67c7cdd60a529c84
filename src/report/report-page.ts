import { PAGE_STYLE } from './page-style.ts'
import { plotFigure } from './plots/plot-figure.ts'
import { escaped } from './plots/plot-parts.ts'
import type { Figure } from './plots/figure.ts'
import type { ReportSection } from './report-section.ts'

/** A report before it becomes a page. */
export interface Report {
  readonly title: string
  /** What it comes to, in a sentence or two; absent where nothing was played. */
  readonly lead?: string | undefined
  readonly sections: readonly ReportSection[]
}

/** Wider plots than this keep their size and are moved sideways, in their own units. */
const WIDEST = 420

/** A report as one HTML page (well-formed XML too) that needs nothing else: no script, no font, no network. */
export function reportPage({ title, lead, sections }: Report): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="generator" content="Quartermaster"/>
<title>${escaped(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
${lead === undefined ? '' : `<p class="lead">${escaped(lead)}</p>\n`}</header>
<main>
${sections.map(sectionOf).join('\n')}
</main>
<footer>Made by Quartermaster. Intervals are of 95 %.</footer>
</body>
</html>
`
}

function sectionOf({ title, lines = [], figures = [], table = [], command }: ReportSection): string {
  const parts = [
    `<h2>${escaped(title)}</h2>`,
    ...(lines.length > 0 ? ['<ul>', ...lines.map((line) => `<li>${escaped(line)}</li>`), '</ul>'] : []),
    ...figures.map(figureOf),
    ...(table.length > 0 ? [tableOf(table)] : []),
    ...(command === undefined ? [] : [`<pre><code>${escaped(command)}</code></pre>`]),
  ]
  return `<section>\n${parts.join('\n')}\n</section>`
}

function figureOf(figure: Figure): string {
  const plot = plotFigure(figure)
  const width = Number(/ width="([\d.]+)"/.exec(plot)?.[1] ?? 0)
  const wide = width > WIDEST ? ` style="min-width: ${Math.ceil(width)}px"` : ''
  const body = `<figcaption>${escaped(figure.title)}</figcaption>\n${plot.replace('<svg', `<svg${wide}`)}`
  return `<figure${wide === '' ? '' : ' tabindex="0"'}>\n${body}\n</figure>`
}

/** What is set to the right and stays on one line: a number, with its sign, half of its interval and its unit. */
const NUMBER = /^[+−<>]?[\d.,]+( ±[\d.]+)?( %)?$/

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const isNumber = head.map((_, i) => rows.some((row) => NUMBER.test(row[i] ?? '')))
  const cells = (name: string, row: readonly string[]): string =>
    row.map((cell, i) => `<${name}${isNumber[i] ? ' class="n"' : ''}>${escaped(cell)}</${name}>`).join('')
  return [
    '<div class="scroll" tabindex="0"><table>',
    `<thead><tr>${cells('th', head)}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => `<tr>${cells('td', row)}</tr>`),
    '</tbody>',
    '</table></div>',
  ].join('\n')
}
