import { chosen, set, step } from './choices.js'
import { byId, goTo } from './dom.js'

/** What keys do; see the dialogue of `page.html`. */
const KEYS = {
  j: () => move('.pages > div', 1),
  k: () => move('.pages > div', -1),
  ']': () => move('section', 1),
  '[': () => move('section', -1),
  '+': () => step('zoom', 1),
  '=': () => step('zoom', 1),
  '-': () => step('zoom', -1),
  0: () => set('zoom', 'fit'),
  1: () => set('zoom', '1'),
  2: () => set('zoom', '2'),
  f: turn,
  b: () => step('show', 1, true),
  c: () => nextChange(),
  e: showErrors,
  l: () => set('ink', byId('ink').value === 'full' ? 'low' : 'full'),
  '?': () => byId('keys').showModal(),
}

/** Listens to the keyboard; what is typed into a field, or with Ctrl, Alt or Cmd, is not ours. */
export function openKeys() {
  byId('help').addEventListener('click', KEYS['?'])
  addEventListener('keydown', (event) => {
    const busy = event.target.closest?.('select, input, dialog') || event.ctrlKey || event.altKey || event.metaKey
    const act = KEYS[event.key.toLowerCase()]
    if (busy || !act) return
    event.preventDefault()
    act()
  })
}

/** Goes to the next element that lies below the head, or the last one above it. */
function move(selector, by) {
  const top = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--head'))
  const places = [...document.querySelectorAll(selector)].map((element) => ({
    element,
    y: element.getBoundingClientRect().top - top,
  }))
  const next = by > 0 ? places.find(({ y }) => y > 40) : places.findLast(({ y }) => y < -40)
  if (next) goTo(next.element)
}

/** Shows the other sides of all sheets. */
function turn() {
  if (chosen().show === 'beside') set('show', 'turn')
  const sections = [...document.querySelectorAll('section')]
  const over = sections.some((section) => !section.classList.contains('turned'))
  for (const section of sections) section.classList.toggle('turned', over)
}

/** Goes through the changed pieces one by one. */
function nextChange() {
  const marks = [...document.querySelectorAll('.changed[title]')].filter((mark) => mark.offsetParent !== null)
  const now = marks.findIndex((mark) => mark.classList.contains('now'))
  marks[now]?.classList.remove('now')
  const next = marks[(now + 1) % marks.length]
  next?.classList.add('now')
  if (next) goTo(next, 'center')
}

function showErrors() {
  const box = byId('findings')
  if (box.hidden) return
  box.open = true
  goTo(box, 'center')
  byId('summary').focus()
}
