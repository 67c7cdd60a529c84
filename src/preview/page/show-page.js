import { make } from './dom.js'

/** A page's figure on the screen: picture, marks on pieces, caption. */
export function openPage() {
  const picture = make('img', { loading: 'lazy', decoding: 'async', draggable: false })
  const marks = make('div', { className: 'marks' })
  const paper = make('div', { className: 'paper' }, picture, marks)
  const caption = make('figcaption')
  const figure = make('figure', { className: 'page' }, paper, caption)
  let shown

  return {
    figure,
    /** The marks of changed pieces. */
    changed: () => [...marks.querySelectorAll('.changed')],
    update(page, changed) {
      figure.dataset.side = page.side
      figure.style.setProperty('--width', page.width)
      figure.style.setProperty('--height', page.height)
      caption.replaceChildren(make('b', {}, page.title), ` ${page.number}`)
      picture.alt = `${page.title}, ${page.number}`
      marks.replaceChildren(...page.pieces.map((piece) => markOf(piece, page, changed)))
      if (shown !== page.id) swap(picture, `/pages/${page.id}.svg`, shown === undefined)
      shown = page.id
    },
  }
}

/** Shows another picture, the old one until the new one can be drawn. */
function swap(picture, source, first) {
  picture.dataset.wanted = source
  if (first || !picture.complete) {
    picture.src = source
    return
  }
  const next = new Image()
  next.src = source
  const show = () => {
    // Another one may be wanted by now.
    if (picture.dataset.wanted === source) picture.src = source
  }
  next.decode().then(show, show)
}

/** A mark over a piece: says what it is, and shows that it has changed. */
function markOf({ piece, side, label, x, y, width, height }, page, changed) {
  const mark = make('div', { title: label })
  const share = (length, whole) => `${(100 * length) / whole}%`
  mark.style.left = share(x, page.width)
  mark.style.top = share(y, page.height)
  mark.style.width = share(width, page.width)
  mark.style.height = share(height, page.height)
  if (changed.has(`${piece} ${side}`)) mark.className = 'changed'
  return mark
}
