/** The element of an id. */
export const byId = (id) => document.getElementById(id)

/** Makes an element: properties as of the DOM, then what is inside, texts as texts. */
export function make(name, properties = {}, ...inside) {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...inside)
  return element
}

/** Puts elements into a parent in this order, moving none that is there already in its place. */
export function arrange(parent, elements) {
  for (const child of [...parent.children]) if (!elements.includes(child)) child.remove()
  elements.forEach((element, i) => {
    if (parent.children[i] !== element) parent.insertBefore(element, parent.children[i] ?? null)
  })
}

/** Scrolls to an element, smoothly where the user does not mind. */
export function goTo(element, block = 'start') {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block, inline: 'nearest' })
}

/** Whether some of an element is to be seen. */
export function isInSight(element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
