import { make } from './dom.js'
import { openPage } from './show-page.js'

/** What is said of a sheet that is not as the files are. */
const SAYS = {
  good: '',
  old: 'old: errors keep it from being drawn anew',
  faulty: 'has errors',
}

/** A sheet's section on the screen, and its line in the list of sheets. */
export function openSheet({ id, title }) {
  const name = `sheet-${id}`
  const state = make('span', { className: 'state' })
  const count = make('span', { className: 'count' })
  const heading = make('h2', {}, title)
  const turn = make('button', { type: 'button', className: 'turn', hidden: true }, 'Turn over')
  const body = make('div', { className: 'pages' })
  const section = make('section', { id: name }, make('div', { className: 'head' }, heading, count, state, turn), body)
  const link = make('a', { href: `#${name}` }, title)
  const line = make('li', {}, link)
  const pages = []

  turn.addEventListener('click', () => section.classList.toggle('turned'))
  return {
    section,
    line,
    rename(text) {
      heading.textContent = text
      link.textContent = text
      section.setAttribute('aria-label', text)
    },
    /** Marks of changed pieces, in order. */
    changed: () => pages.flatMap((page) => page.changed()),
    update(sheet) {
      const changed = new Set(sheet.changed)
      while (pages.length > sheet.pages.length) pages.pop()
      while (pages.length < sheet.pages.length) pages.push(openPage())
      sheet.pages.forEach((page, i) => pages[i].update(page, changed))
      body.replaceChildren(...pairs(sheet.pages, pages))
      section.dataset.state = sheet.state
      line.dataset.state = sheet.state
      state.textContent = SAYS[sheet.state]
      line.classList.toggle('changed', changed.size > 0)
      const marks = pages.flatMap((page) => page.changed()).length
      count.textContent = marks === 0 ? '' : `${marks} changed`
      turn.hidden = !sheet.pages.some((page) => page.side === 'back')
    },
  }
}

/** Fronts and their backs together. */
function pairs(shown, pages) {
  const groups = []
  shown.forEach(({ side }, i) => {
    const back = side === 'back' && shown[i - 1]?.side === 'front'
    if (back) groups.at(-1).push(pages[i].figure)
    else groups.push([pages[i].figure])
  })
  return groups.map((figures) => make('div', { className: figures.length > 1 ? 'pair' : 'single' }, ...figures))
}
