import { byId, make } from './dom.js'

/** Shows findings: unfolded as soon as there are errors or warnings, folded when only notes are left. */
export function showFindings({ summary, findings }) {
  const box = byId('findings')
  const worst = findings[0]?.severity ?? 'none'
  const isNew = worst !== box.dataset.worst
  box.hidden = findings.length === 0
  box.dataset.worst = worst
  if (isNew) box.open = worst === 'error' || worst === 'warning'
  byId('summary').textContent = summary
  byId('found').replaceChildren(...findings.map(itemOf))
}

function itemOf({ severity, code, message, place, frame }) {
  const item = make('li', { className: severity })
  const head = make('p', {}, make('b', { className: 'severity' }, severity), ' ', message, ' ', make('code', {}, code))
  if (place !== null) item.append(make('p', { className: 'place' }, place))
  item.append(head)
  if (frame !== '') item.append(make('pre', { tabIndex: 0 }, frame))
  return item
}
