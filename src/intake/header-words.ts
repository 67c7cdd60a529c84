/** What a column may become, and the headers that say so, the surest first; as `normalHeader` writes them. */
export interface Meaning {
  readonly target: string
  readonly words: readonly string[]
  /** Headers that may mean something else: the values decide. */
  readonly doubtful?: readonly string[]
}

const ID: Meaning = {
  target: 'id',
  words: ['id', 'card id', 'unit id', 'counter id', 'key', 'slug'],
  doubtful: ['code', 'ref'],
}
const TITLE: Meaning = {
  target: 'title',
  words: [
    'title',
    'name',
    'card title',
    'card name',
    'full name',
    'unit',
    'unit name',
    'card',
    'titel',
    'titre',
    'titulo',
    'nom',
  ],
}
const COUNT: Meaning = {
  target: 'count',
  words: [
    'count',
    'copies',
    'qty',
    'quantity',
    '# copies',
    'number of copies',
    'no of copies',
    'card count',
    'how many',
    'anzahl',
    'menge',
    'cantidad',
    'quantite',
  ],
  doubtful: ['number', 'amount', 'num', 'no', 'nr', 'n', '#', 'x'],
}

/** Headers of cards. All other columns become fields. */
export const CARD_MEANINGS: readonly Meaning[] = [COUNT, ID, TITLE]

/** Headers of counters, whose keys are fixed. */
export const COUNTER_MEANINGS: readonly Meaning[] = [
  COUNT,
  ID,
  TITLE,
  { target: 'side', words: ['side', 'player', 'army', 'nation'] },
  { target: 'group', words: ['group', 'formation', 'command'] },
  {
    target: 'steps',
    words: ['steps', 'strengths', 'strength', 'combat strength', 'front strength'],
    doubtful: ['factors', 'factor', 'combat', 'attack'],
  },
  { target: 'reduced', words: ['reduced', 'reduced strength', 'back strength', 'flipped'] },
  {
    target: 'factors',
    words: [
      'movement',
      'movement factor',
      'movement allowance',
      'movement points',
      'move',
      'mp',
      'mf',
      'other factors',
    ],
  },
  { target: 'aside', words: ['aside'] },
  { target: 'look', words: ['look', 'style'] },
  { target: 'colour', words: ['colour', 'color'] },
  { target: 'name', words: ['short name', 'label', 'name', 'abbreviation'] },
  { target: 'symbol', words: ['symbol', 'icon', 'picture'] },
  { target: 'note', words: ['note', 'setup', 'set up'] },
  { target: 'bonus', words: ['bonus', 'modifier'] },
  { target: 'word', words: ['word', 'text'] },
]

/** Words in a header that say of which type the values are. */
export const TYPE_WORDS = {
  text: /^(?:text|rules?|rules text|card text|effects?|abilit(?:y|ies)|description|flavou?r|flavou?r text|body|notes?)$/,
  icon: /\b(?:icon|symbol|pictogram)$/,
  colour: /\b(?:colou?r|tint|hue)$/,
  date: /\b(?:date|day|month|year|released?|datum|birthday|published)\b/,
} as const
