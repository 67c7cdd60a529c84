/** Parts of a game that the first word of a way leads to. */
export interface Family {
  /** First words of the way; the first is the usual one. */
  readonly words: readonly [string, ...string[]]
  /** Kind of the files that hold it. */
  readonly kind: string
  /**
   * What the second word names: `file` by its id, an item of a `list` of all files of the kind, or nothing where there is only `one` file.
   */
  readonly by: 'file' | 'one' | { readonly list: string }
  /** Keys of an item that may be left out of the way: `terrain.donga.df` is `terrain.donga.values.df`, for the ids in the list `named`. */
  readonly through?: { readonly key: string; readonly named: string }
  /** What a single value stands for when the way leads to a whole map: the item itself, or an entry of the map `under`. */
  readonly short?: { readonly key: string; readonly under?: string }
  /** Entries of a map that exist without being written; then they are what another key says. */
  readonly unwritten?: { readonly under: string; readonly like: string }
  /** Where it is written that an entry of the map `of` comes from the variant now: as its `source`, or beside the map under its name. */
  readonly origin?: { readonly of: string; readonly under?: string }
  /** One way, for the documentation. */
  readonly example: string
}

/** Every first word of a way in a variant, in the order of the documentation. */
export const FAMILIES: readonly Family[] = [
  { words: ['decks', 'deck'], kind: 'deck', by: 'file', example: 'decks.zulu.cards.attack.count' },
  { words: ['counters'], kind: 'counters', by: 'file', example: 'counters.counters.units.a.steps' },
  {
    words: ['maps', 'map'],
    kind: 'map',
    by: 'file',
    unwritten: { under: 'hexes', like: 'fill' },
    origin: { of: 'hexes' },
    example: 'maps.isandlwana.hexes.0909.terrain',
  },
  { words: ['plans', 'plan'], kind: 'plan', by: 'file', example: 'plans.compound.title' },
  {
    words: ['terrain', 'terrains'],
    kind: 'terrain',
    by: { list: 'terrains' },
    through: { key: 'values', named: 'columns' },
    origin: { of: 'values', under: 'sources' },
    example: 'terrain.donga.df',
  },
  { words: ['rosters', 'roster'], kind: 'roster', by: 'file', example: 'rosters.two-companies.title' },
  { words: ['tables', 'table'], kind: 'tables', by: { list: 'tables' }, example: 'tables.sniping.rows.3.cells.late' },
  { words: ['tracks', 'track'], kind: 'tables', by: { list: 'tracks' }, example: 'tracks.turns.to' },
  {
    words: ['rulings', 'ruling'],
    kind: 'rulings',
    by: { list: 'rulings' },
    short: { key: 'default' },
    example: 'rulings.rally-doubles-standing',
  },
  {
    words: ['scenarios', 'scenario'],
    kind: 'scenario',
    by: 'file',
    short: { key: 'value', under: 'parameters' },
    example: 'scenarios.two-player.parameters.draw',
  },
  {
    words: ['examples', 'example'],
    kind: 'examples',
    by: { list: 'examples' },
    example: 'examples.rally-doubles-all.title',
  },
  { words: ['references', 'reference'], kind: 'reference', by: 'file', example: 'references.quick-reference.title' },
  { words: ['game'], kind: 'game', by: 'one', example: 'game.title' },
]

/** The families as a Markdown table. */
export function familiesTable(): string {
  const rows = FAMILIES.map(({ words, kind, by, example }) => {
    const then = by === 'file' ? 'id of the file' : by === 'one' ? 'a key of the file' : `id of one of its ${by.list}`
    return `| ${words.map((word) => `\`${word}\``).join(', ')} | \`${kind}\` | ${then} | \`${example}\` |`
  })
  return ['| first word | kind of file | then | example |', '|---|---|---|---|', ...rows].join('\n')
}
