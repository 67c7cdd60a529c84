/** Kinds of events that the server sends. */
const KINDS = ['sheets', 'sheet', 'findings', 'drawing']

/**
 * Listens to the server. `hear` is told what it says, `onLink` whether it is there; a server that went away is looked for again.
 * Gives what ends it.
 */
export function connect(query, hear, onLink) {
  const source = new EventSource(`/events?${query}`)
  source.addEventListener('open', () => onLink(true))
  source.addEventListener('error', () => onLink(false))
  for (const kind of KINDS) source.addEventListener(kind, ({ data }) => hear[kind](JSON.parse(data)))
  return () => source.close()
}
