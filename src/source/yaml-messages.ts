import { messages } from '../kernel/messages.ts'

/** What can be wrong with a YAML file before anybody asks what it means. */
export const sayYaml = messages('yaml', {
  'quote-start': {
    severity: 'error',
    says: '{value} starts with {character} and must stand in quotes',
    explain:
      'YAML gives a meaning of its own to a value that starts with one of * & ! @ ` % | > ? - , so the text would be lost or changed. In quotes it is read word for word.',
    bad: 'text: **Bold** strike',
    good: 'text: "**Bold** strike"',
  },
  'bracket-text': {
    severity: 'error',
    says: '{value} starts with {character} and must stand in quotes',
    explain: 'A value that starts with [ is a list and one that starts with { is a map; no text can follow them.',
    bad: 'text: [coin] gain one',
    good: 'text: "[coin] gain one"',
  },
  'colon-in-text': {
    severity: 'error',
    says: '{value} holds a colon and a space and must stand in quotes',
    explain: 'A colon followed by a space separates a key from its value, so YAML sees two keys on one line.',
    bad: 'text: Attack: draw 2',
    good: 'text: "Attack: draw 2"',
  },
  'quoted-part': {
    severity: 'error',
    says: '{value} goes on after its closing quote',
    explain:
      'A value that starts with a quote ends at the next one. To use quotes inside a text, put the whole in the other kind.',
    bad: 'text: "Hold" the line',
    good: `text: '"Hold" the line'`,
  },
  'unclosed-quote': {
    severity: 'error',
    says: 'the quote {character} that starts here is never closed',
    explain:
      'A value that starts with a quote or an apostrophe runs to the next one, over as many lines as that takes. A text that starts with an apostrophe goes into double quotes.',
    bad: "text: 'tis the last stand",
    good: `text: "'tis the last stand"`,
  },
  'unclosed-bracket': {
    severity: 'error',
    says: '{character} that starts here is never closed',
    explain: 'A map in braces or a list in brackets must be closed before the next line that is indented less.',
    bad: 'card: { size: poker',
    good: 'card: { size: poker }',
  },
  'comma-in-text': {
    severity: 'error',
    says: '{value} holds a comma inside brackets and must stand in quotes',
    explain:
      'Inside braces a comma ends an entry: what follows it is read as the next key, which has no value then. A text with a comma needs quotes there.',
    bad: '- { title: Scout, text: Draw one, then discard }',
    good: '- { title: Scout, text: "Draw one, then discard" }',
  },
  'bracket-in-text': {
    severity: 'error',
    says: '{value} holds {character} inside brackets and must stand in quotes',
    explain:
      'Inside braces or brackets, those of a text end the entry or start another. A text with an icon in it needs quotes there, or an entry of its own on several lines.',
    bad: '- { title: Toll, text: Pay {coin} now }',
    good: '- { title: Toll, text: "Pay {coin} now" }',
  },
  escape: {
    severity: 'error',
    says: '"{sequence}" is not an escape that YAML knows',
    explain:
      'In double quotes a backslash starts an escape such as \\n. Write \\\\ for a backslash, or use single quotes, where a backslash is only a backslash.',
    bad: 'text: "C:\\Users"',
    good: "text: 'C:\\Users'",
  },
  'cut-text': {
    severity: 'error',
    says: '"{lost}" is read as a comment and lost from {value}',
    explain:
      'A # after a space starts a comment: the value before it is cut off there, and a value that starts with # is empty. Put the value in quotes; where a comment is meant, leave a space after the #.',
    bad: 'text: Pay 2 #gold now',
    good: 'text: "Pay 2 #gold now"',
  },
  tab: {
    severity: 'error',
    says: 'a tab cannot indent a line',
    explain: 'YAML is indented with spaces, because tabs are of no certain width.',
    bad: 'card:\n\tsize: poker',
    good: 'card:\n  size: poker',
  },
  indentation: {
    severity: 'error',
    says: 'this line is indented differently from its neighbours',
    explain:
      'Keys of one map, and items of one list, start in the same column; what belongs to them starts further right.',
    bad: 'id: zulu\n  title: Zulu',
    good: 'id: zulu\ntitle: Zulu',
  },
  'missing-colon': {
    severity: 'error',
    says: 'this line has no key: a colon and a space are missing',
    explain: 'Every line of a map is a key, a colon, a space and a value.',
    bad: 'id:zulu\ntitle Zulu',
    good: 'id: zulu\ntitle: Zulu',
  },
  'missing-comma': {
    severity: 'error',
    says: 'a comma is missing between two entries in brackets',
    explain:
      'Entries inside { } and [ ] are separated by commas. A text that holds a colon and a space goes into quotes.',
    bad: 'card: { size: poker safe: 3 }',
    good: 'card: { size: poker, safe: 3 }',
  },
  syntax: {
    severity: 'error',
    says: 'this is not YAML: {problem}',
    explain: 'The file cannot be read. The words are those of the YAML reader; most often a text nearby needs quotes.',
    bad: 'title: ]',
    good: 'title: "]"',
  },
  'duplicate-key': {
    severity: 'error',
    says: 'the key "{key}" stands twice in one map',
    explain: 'Only one of the two values could be used. Remove one, or rename it.',
    bad: 'count: 2\ncount: 3',
    good: 'count: 3',
  },
  'reserved-key': {
    severity: 'error',
    says: 'the key "{key}" cannot be used',
    explain: 'JavaScript keeps this name to itself, and checks would pass over the value. Choose another.',
    bad: '__proto__: 1',
    good: 'prototype: 1',
  },
  'key-not-text': {
    severity: 'error',
    says: 'a key must be a text, not a list or a map',
    explain: 'Lists and maps as keys have no meaning here.',
    bad: '[a, b]: 1',
    good: 'a: 1\nb: 1',
  },
  tag: {
    severity: 'error',
    says: '{tag} is a YAML tag, and tags are not used here',
    explain:
      'A word that starts with ! tells YAML of which type a value is. If it belongs to a text, put the text in quotes.',
    bad: 'text: !Hot stuff',
    good: 'text: "!Hot stuff"',
  },
  'unused-anchor': {
    severity: 'error',
    says: '&{anchor} is read as a name for this value and is not part of it',
    explain:
      'A word that starts with & names the value after it, so that *name can repeat it. Nothing repeats this one, so it is probably the start of a text.',
    bad: 'text: &more to come',
    good: 'text: "&more to come"',
  },
  'unknown-alias': {
    severity: 'error',
    says: '*{alias} repeats a value named &{alias}, and there is none before it',
    explain:
      'A word that starts with * repeats the value of that name. If it belongs to a text, put the text in quotes.',
    bad: 'text: *strike',
    good: 'text: "*strike"',
  },
  'too-many-aliases': {
    severity: 'error',
    says: 'the aliases of this file repeat more than {limit} values',
    explain: 'Each *name repeats all that &name holds; a few lines of them can grow beyond any memory.',
    bad: 'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]   # and so on',
    good: 'a: [x, x]',
  },
  'second-document': {
    severity: 'error',
    says: 'a second document starts here; a file holds one',
    explain:
      'A line of --- starts a new document, of which only the first would be read. Put each into a file of its own.',
    bad: 'kind: deck\n---\nkind: rulings',
    good: 'kind: deck',
  },
  directive: {
    severity: 'error',
    says: '{directive} is not allowed: files are read as YAML 1.2',
    explain:
      'A line of % before the document changes how values are read: under YAML 1.1 `no` is false and 0101 is 65.',
    bad: '%YAML 1.1\n---\nkind: deck',
    good: 'kind: deck',
  },
  'control-character': {
    severity: 'error',
    says: 'the control character {code} is not allowed in a text',
    explain:
      'Characters that cannot be seen cannot be printed either. They come from copying out of other programs; delete them.',
    bad: 'text: "bell \\x07"',
    good: 'text: bell',
  },
  'too-large': {
    severity: 'error',
    says: 'the file is larger than {limit} MiB',
    explain: 'No game needs that much text. Pictures belong into files of their own.',
    bad: '# five million characters',
    good: '# a few thousand',
  },
  'too-many-values': {
    severity: 'error',
    says: 'the file holds more than {limit} values',
    explain: 'The limit keeps a slip (a file of another program, say) from blocking the computer.',
    bad: '# 300,000 list items',
    good: '# split into several decks',
  },
  'too-deep': {
    severity: 'error',
    says: 'lists and maps are nested more than {limit} deep',
    explain: 'No kind of file needs that; most often brackets are not closed.',
    bad: '[[[[[[ ... ]]]]]]',
    good: '[[1]]',
  },
})
