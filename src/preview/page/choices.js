import { byId } from './dom.js'

/** What the server draws by; all other choices are of the page alone. */
const DRAWN = ['paper', 'backs', 'ink']
const OWN = { zoom: 'fit', show: 'beside' }

/**
 * The choices in the head. They stand in the address, so that a page that is loaded again is as it was.
 * `onDraw` hears the query for the server when it has changed, `onShow` all others.
 */
export function openChoices({ papers, usual }, { onDraw, onShow }) {
  byId('paper').replaceChildren(...papers.map(({ id, title }) => new Option(title, id)))
  const asked = new URLSearchParams(location.search)
  const fallback = { ...usual, ...OWN }
  for (const [id, value] of Object.entries(fallback)) {
    choose(byId(id), asked.get(id) ?? value)
    if (byId(id).selectedIndex < 0) choose(byId(id), value)
  }
  byId('follow').checked = asked.get('follow') !== 'no'

  const remember = () => {
    const said = Object.keys(fallback).filter((id) => byId(id).value !== fallback[id])
    const query = new URLSearchParams(said.map((id) => [id, byId(id).value]))
    if (!byId('follow').checked) query.set('follow', 'no')
    history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname)
  }
  const apply = () => {
    const { zoom, show } = chosen()
    document.body.dataset.zoom = zoom === 'fit' ? 'fit' : 'fixed'
    document.body.dataset.show = show
    document.body.style.setProperty('--zoom', zoom === 'fit' ? '1' : zoom)
    remember()
    onShow()
  }
  for (const id of DRAWN)
    byId(id).addEventListener('change', () => {
      remember()
      onDraw(drawnQuery())
    })
  for (const id of [...Object.keys(OWN), 'follow']) byId(id).addEventListener('change', apply)
  byId('smaller').addEventListener('click', () => step('zoom', -1))
  byId('larger').addEventListener('click', () => step('zoom', 1))
  apply()
}

function choose(select, value) {
  select.value = value
}

/** What is chosen of the page's own. */
export function chosen() {
  return { zoom: byId('zoom').value, show: byId('show').value, follow: byId('follow').checked }
}

/** The query for the server. */
export function drawnQuery() {
  return new URLSearchParams(DRAWN.map((id) => [id, byId(id).value]))
}

/** Chooses a value as if by hand. */
export function set(id, value) {
  choose(byId(id), value)
  byId(id).dispatchEvent(new Event('change'))
}

/** Chooses the next value of a list, or the one before; `round` goes from the last to the first. */
export function step(id, by, round = false) {
  const { options, selectedIndex } = byId(id)
  const next = selectedIndex + by
  const index = round ? (next + options.length) % options.length : Math.max(0, Math.min(options.length - 1, next))
  set(id, options[index].value)
}
