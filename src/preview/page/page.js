import { chosen, drawnQuery, openChoices } from './choices.js'
import { connect } from './connect.js'
import { arrange, byId, goTo, isInSight } from './dom.js'
import { openKeys } from './keys.js'
import { showFindings } from './show-findings.js'
import { openSheet } from './show-sheet.js'

/** The sheets on the screen by id. */
const sheets = new Map()
let end
/** Whether the next change is gone to: one a redraw, or the page would not stand still. */
let mayGo = false

const say = (text, kind = '') => {
  byId('status').textContent = text
  byId('status').className = kind
}

const hear = {
  sheets({ game, sheets: list }) {
    document.title = `${game}: preview`
    byId('game').textContent = game
    for (const id of [...sheets.keys()]) if (!list.some((sheet) => sheet.id === id)) sheets.delete(id)
    for (const sheet of list) {
      if (!sheets.has(sheet.id)) sheets.set(sheet.id, openSheet(sheet))
      sheets.get(sheet.id).rename(sheet.title)
    }
    const inOrder = list.map(({ id }) => sheets.get(id))
    arrange(
      byId('sheets'),
      inOrder.map(({ section }) => section),
    )
    arrange(
      byId('list'),
      inOrder.map(({ line }) => line),
    )
  },
  sheet({ sheet }) {
    const shown = sheets.get(sheet.id)
    shown?.update(sheet)
    const marks = shown?.changed() ?? []
    if (marks.length === 0 || !mayGo) return
    mayGo = false
    if (chosen().follow && !marks.some(isInSight)) goTo(marks[0], 'center')
  },
  findings: showFindings,
  drawing({ drawing }) {
    if (drawing) mayGo = true
    const old = document.querySelector('section[data-state="old"]') !== null
    if (drawing) say('Drawing …')
    else if (old) say('What is grey is old: see the errors', 'gone')
    else say('Up to date')
  },
}

function listen(query) {
  end?.()
  end = connect(query, hear, (there) => {
    if (there) say('Connected')
    else say('The preview is not running; what you see is as it was last.', 'gone')
  })
}

/** What stays on top takes room from what is gone to: the head, on phones the list of sheets. */
function makeRoom() {
  const [head, list] = [document.querySelector('header'), document.querySelector('nav')]
  const top = getComputedStyle(head).position === 'sticky' ? head : list
  document.documentElement.style.setProperty('--head', `${top.offsetHeight}px`)
}

new ResizeObserver(makeRoom).observe(document.querySelector('header'))
new ResizeObserver(makeRoom).observe(document.querySelector('nav'))
const settings = await (await fetch('/settings.json')).json()
openChoices(settings, { onDraw: listen, onShow: () => undefined })
openKeys()
listen(drawnQuery())
