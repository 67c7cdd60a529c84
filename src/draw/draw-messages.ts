import { messages } from '../kernel/messages.ts'

/** How to mend a word that is too wide. */
export const DIVIDE_HINT = 'mark where it may be divided with a soft hyphen: \\xAD in double quotes'

/** Findings about text, pictures and faces. */
export const drawMessages = {
  'text-too-big': {
    severity: 'error',
    says: '{piece}: {field} is {by} mm too {way} for its place, even at the smallest size of {pt} pt',
    explain:
      'Text shrinks in steps of 0.25 pt down to the smallest size of its type style. Below that it could not be read, so the build stops rather than lose words.',
    bad: 'title: The Extremely Long-Winded Commander of All the Northern Armies',
    good: 'title: Northern Commander',
  },
  'word-too-wide': {
    severity: 'error',
    says: '{piece}: {field}: the word "{word}" is {by} mm wider than its place, even at the smallest size of {pt} pt',
    explain:
      'Lines break between words and where Unicode allows it, never inside a word. A soft hyphen (U+00AD, "\\xAD" in a quoted YAML text) marks where a word may be divided.',
    bad: 'text: Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamten',
    good: 'text: "Donau\\xADdampf\\xADschiff\\xADfahrt"',
  },
  'no-glyph': {
    severity: 'error',
    says: '{piece}: {field}: no font has the letter "{letter}" ({code})',
    explain:
      'A letter that the style’s font lacks is taken from the fallback fonts of the theme; when none has it, the paper would show an empty box.',
    bad: 'title: 龍',
    good: 'title: Dragon   # or add a font that has the letter to templates/theme.yaml',
  },
  'control-character': {
    severity: 'error',
    says: '{piece}: {field}: the text holds the invisible character {code}',
    explain: 'Control characters cannot be printed and are mostly left over from copying out of another program.',
    bad: 'title: "Vol\\x07ley"',
    good: 'title: Volley',
  },
  'right-to-left': {
    severity: 'error',
    says: '{piece}: {field}: text that runs from right to left ("{letter}") cannot be set',
    explain:
      'Hebrew, Arabic and other scripts written from right to left need shaping that Quartermaster does not have. It refuses them rather than print them in the wrong order.',
    bad: 'title: שלום',
    good: 'title: Shalom',
  },
  'unknown-value': {
    severity: 'error',
    says: '{piece}: {field}: {name} names no value of this card',
    explain:
      'In a text, {=name} is replaced by the value of the card’s field of that name, so that figures are typed once.',
    bad: 'text: Add {=forse} to the total.',
    good: 'text: Add {=force} to the total.',
  },
  'unknown-icon': {
    severity: 'error',
    says: '{piece}: {field}: there is no icon "{icon}"',
    explain:
      'An icon is looked for as art/<id>.svg and templates/pictures/<id>.svg.hbs of the game, then among Quartermaster’s pictures and the game-icons set. A brace that is meant as a brace is written \\{.',
    bad: 'icon: spaers',
    good: 'icon: spears',
  },
  'unknown-colour': {
    severity: 'error',
    says: '{piece}: {field}: there is no colour "{colour}"',
    explain: 'A colour is one of the theme, by name, or "#rrggbb" in quotes (YAML takes a bare # for a comment).',
    bad: 'colour: ocher',
    good: 'colour: ochre   # or "#eebb33"',
  },
  'unclosed-markup': {
    severity: 'warning',
    says: '{piece}: {field}: "{mark}" is opened and not closed, so it is printed as it stands',
    explain:
      'Bold is **bold**, italic is *italic*. Marks that are meant as letters are written with a backslash: \\*\\*.',
    bad: 'text: "**Bold strike"',
    good: 'text: "**Bold** strike"',
  },
  'picture-missing': {
    severity: 'error',
    says: '{piece}: {field}: there is no file "{path}"',
    explain:
      'Pictures are named from the game’s folder. Upper and lower case count, on every system, so that a folder shared between systems prints the same.',
    bad: 'image: art/Knight.png   # the file is art/knight.PNG',
    good: 'image: art/knight.PNG',
  },
  'picture-unreadable': {
    severity: 'error',
    says: '{piece}: {field}: "{path}" cannot be used as a picture: {reason}',
    explain: 'Pictures may be SVG, PNG or JPEG files.',
    bad: 'image: art/knight.gif',
    good: 'image: art/knight.png',
  },
  'picture-empty': {
    severity: 'warning',
    says: '{path} draws nothing',
    explain:
      'The file is valid but leaves no mark: everything in it is invisible, without fill and stroke, or outside its own frame.',
    bad: '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="none"/></svg>',
    good: '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  },
  'outside-safe': {
    severity: 'warning',
    says: '{piece}: {field} reaches {by} mm into the {safe} mm rim inside the cut',
    explain:
      'Cutting drifts by a millimetre or two. What stands in the rim may be cut off or look crooked; keep it inside, or make `safe` of the card smaller.',
    bad: '{{text title x=1 y=5 style="card-title"}}',
    good: '{{text title x=5 y=8 style="card-title"}}',
  },
} as const

/** Makes findings of the stage `draw`. */
export const sayDraw = messages('draw', drawMessages)
