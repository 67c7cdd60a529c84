import { escapeXml } from '../../draw/text-line.ts'
import type { Game } from '../../game/game.ts'
import type { Source } from '../../game/source.ts'
import type { GameJob } from '../game-job.ts'

/** File of the page in the module. */
export const ABOUT = 'about.html'

/** A page about the module: who made what, how to begin, keys, and what is reconstructed. HTML 3.2, which is what VASSAL shows. */
export function aboutPage({ game, version, credits }: GameJob): string {
  const list = (items: readonly string[]): string =>
    `<ul>\n${items.map((item) => `<li>${escapeXml(item)}</li>`).join('\n')}\n</ul>`
  const notes = game.scenarios.flatMap(({ title, notes: text }) => (text === undefined ? [] : [`${title}: ${text}`]))
  const ours = reconstructed(game)
  return [
    '<html>',
    `<head><title>${escapeXml(game.title)}</title></head>`,
    '<body>',
    `<h1>${escapeXml(game.title)}</h1>`,
    `<p>${escapeXml(version)}</p>`,
    '<h2>How to begin</h2>',
    list(HOW_TO_BEGIN),
    ...(notes.length > 0 ? ['<h2>Scenarios</h2>', list(notes)] : []),
    ...(ours.length > 0 ? ['<h2>Reconstructed: not in the rules that we have</h2>', list(ours)] : []),
    '<h2>Credits</h2>',
    list(credits),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const HOW_TO_BEGIN = [
  'Begin a new game and choose a side, or Solitaire to see all hands. Where there are several set-ups, choose one as a board.',
  'Ctrl-F turns a piece over: a counter to its other face, a card face down, so that only you see it.',
  'Ctrl-X puts a card on its discards, Ctrl-D takes a piece out of the game, Ctrl-C makes another like it.',
  'The right button on a pile shuffles discards back and picks cards.',
]

/** What a game says of itself that is not in its source, by kind. */
function reconstructed(game: Game): string[] {
  const ours = (source: Source | undefined): boolean => source?.kind === 'reconstructed'
  const some = (title: string, what: string, items: readonly { readonly source?: Source | undefined }[]): string[] => {
    const count = items.filter(({ source }) => ours(source)).length
    return count === 0 ? [] : [`${title}: ${count === items.length ? 'all' : `${count} of ${items.length}`} ${what}`]
  }
  return [
    ...game.maps.flatMap((map) =>
      ours(map.source) ? [`${map.title}: the whole map`] : some(map.title, 'hexes', map.hexes),
    ),
    ...game.counterSheets.flatMap((set) => some(set.title, 'kinds of counters', set.types)),
    ...game.decks.flatMap((deck) => some(deck.title, 'kinds of cards', deck.cards)),
    ...game.tables.flatMap((table) => {
      if (ours(table.source)) return [`Table: ${table.title}`]
      return table.kind === 'rows' ? some(`Table: ${table.title}`, 'rows', table.rows) : []
    }),
  ]
}
