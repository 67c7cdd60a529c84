import { escapeXml } from '../../draw/text-line.ts'
import type { Game } from '../../game/game.ts'
import type { Source } from '../../game/source.ts'
import type { GameJob } from '../game-job.ts'

/** File of the page in the module. */
export const ABOUT = 'about.html'

/** A page about the module: who made what, how to begin, keys, and what is reconstructed. HTML 3.2, which is what VASSAL shows. */
export function aboutPage(job: GameJob): string {
  const { game, version, credits } = job
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
    list(howToBegin(job)),
    ...(notes.length > 0 ? ['<h2>Scenarios</h2>', list(notes)] : []),
    ...(ours.length > 0 ? ['<h2>Reconstructed: not in the rules that we have</h2>', list(ours)] : []),
    '<h2>Credits</h2>',
    list(credits),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** What players have to know; of cards only where there are some. */
function howToBegin({ decks }: GameJob): string[] {
  return [
    'Begin a new game and choose a side, or Solitaire to play alone. Where there are several set-ups, choose one as a board.',
    'Ctrl-F turns a counter over to its other face, Ctrl-D takes it out of the game, Ctrl-C makes another like it.',
    ...(decks.length > 0 ? OF_CARDS : []),
  ]
}

const OF_CARDS = [
  'Ctrl-F turns a card face down, so that only you see it; Ctrl-X puts it on its discards.',
  'Click on a pile with the right button to pick cards, or to shuffle discards back. Solitaire sees all hands.',
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
