import { messages } from '../kernel/messages.ts'

/** What can be wrong with a table that is to become cards or counters, and what was changed on the way. */
export const sayImport = messages('import', {
  'no-file': {
    severity: 'error',
    says: 'there is no file {path}',
    explain: '`qm import` takes the table of a spreadsheet, saved as CSV, TSV or XLSX.',
    bad: 'qm import crads.csv',
    good: 'qm import cards.csv',
  },
  'no-header': {
    severity: 'warning',
    says: 'column {column} has values but no header; it is left out',
    explain:
      'A column is known by its header, the cell in the first row. Without one nobody knows what its values are.',
    bad: 'Name,Count,\nKnight,3,Draw a card.',
    good: 'Name,Count,Text\nKnight,3,Draw a card.',
  },
  'doubled-header': {
    severity: 'error',
    says: 'a second column is called "{header}"',
    explain: 'Upper and lower case, blanks and points make no difference. One of the two needs another header.',
    bad: 'Name,Text,text',
    good: 'Name,Text,Flavour',
  },
  'long-row': {
    severity: 'error',
    says: 'the row goes on behind the last column: "{text}"',
    explain:
      'Most often a text holds the character that parts the cells and is not in quotes, so all behind it has slipped.',
    bad: 'Name,Text\nKnight,Draw a card, then discard one.',
    good: 'Name,Text\nKnight,"Draw a card, then discard one."',
  },
  'short-row': {
    severity: 'warning',
    says: 'the row has {cells} where the headers are {columns}; the others count as blank',
    explain:
      'Some programs leave out blank cells at the end of a row. If a line break without quotes cut the row in two, put the text in quotes.',
    bad: 'Name,Cost,Text\nKnight,3',
    good: 'Name,Cost,Text\nKnight,3,',
  },
  'empty-rows': {
    severity: 'note',
    says: '{rows} passed over',
    explain: 'Rows without any value are no cards.',
    bad: 'Name\nKnight\n\nOrc',
    good: 'Name\nKnight\nOrc',
  },
  'file-exists': {
    severity: 'error',
    says: '{path} is there already',
    explain: 'A file that may hold work of yours is not replaced unasked. --force replaces it.',
    bad: 'qm import cards.csv --out deck.yaml   # a second time',
    good: 'qm import cards.csv --out deck.yaml --force',
  },
  'number-as-header': {
    severity: 'warning',
    says: 'the header "{header}" is a number; perhaps the first row is a card already',
    explain: 'The first row that is not blank holds headers. A table without them needs a row of headers above.',
    bad: 'Knight,3,Draw a card.\nOrc,2,Shout.',
    good: 'Name,Count,Text\nKnight,3,Draw a card.\nOrc,2,Shout.',
  },
  'only-headers': {
    severity: 'error',
    says: 'there are headers, but no row below them',
    explain: 'The first row holds headers. Each card is a row below it.',
    bad: 'Knight,3,Draw a card.',
    good: 'Name,Count,Text\nKnight,3,Draw a card.',
  },
  'unknown-header': {
    severity: 'error',
    says: 'no column is called "{header}"',
    explain: '--map takes a header of the table, an equals sign, and what the column is to be.',
    bad: 'qm import cards.csv --map Qyt=count',
    good: 'qm import cards.csv --map Qty=count',
  },
  'bad-target': {
    severity: 'error',
    says: '"{target}" cannot be what a column becomes',
    explain:
      '--map makes a column the title, the id, the count or a field of its own, if need be with a type: `Cost=cost:number`. `-` leaves it out. Counters have fixed keys.',
    bad: 'qm import cards.csv --map Cost=1st:numbr',
    good: 'qm import cards.csv --map Cost=cost:number',
  },
  'two-columns': {
    severity: 'error',
    says: '"{target}" cannot be two columns',
    explain: 'Each key of a card has one value. --map gave it to two columns.',
    bad: 'qm import cards.csv --map Name=title,Nickname=title',
    good: 'qm import cards.csv --map Name=title,Nickname=nickname',
  },
  'no-title': {
    severity: 'error',
    says: 'no column looks like the title',
    explain:
      'Each card or counter needs a title. A column called Name or Title is it, else the first that holds a text in every row.',
    bad: 'Cost,Force\n3,4',
    good: 'Name,Cost,Force\nKnight,3,4',
  },
  'missing-title': {
    severity: 'error',
    says: 'the row has no title',
    explain:
      'Each card or counter needs a title. A row of sums or remarks below the cards does not belong into the table.',
    bad: 'Name,Count\nKnight,3\n,3',
    good: 'Name,Count\nKnight,3',
  },
  'bad-count': {
    severity: 'error',
    says: '"{text}" is no number of copies; a whole number from 0 to {most} is wanted',
    explain:
      'Copies are counted: 0 keeps the row without printing it, blank is one. Numbers beyond the limit are ids, most often.',
    bad: 'Knight,2.5',
    good: 'Knight,2',
  },
  'read-count': {
    severity: 'note',
    says: '"{text}" is read as {count}',
    explain: 'Copies are often written with a times sign.',
    bad: 'Knight,x4',
    good: 'Knight,4',
  },
  'doubled-title': {
    severity: 'note',
    says: '"{title}" is there already; this row gets the id {id}',
    explain:
      'Rows of one title get different ids, numbered in their order. If they are the same card, one row with a count will do.',
    bad: 'Name\nOrc\nOrc',
    good: 'Name,Count\nOrc,2',
  },
  'changed-id': {
    severity: 'note',
    says: '"{text}" cannot be an id and becomes {id}',
    explain:
      'An id consists of letters, digits, - and _, because it is used in file names, on the command line and in variants.',
    bad: 'Orc #1',
    good: 'orc-1',
  },
  'one-line': {
    severity: 'warning',
    says: 'the line break in this cell becomes a blank: {what} is one line',
    explain: 'Titles, ids and names have no room for line breaks; long titles are broken by themselves.',
    bad: 'a title with a line break',
    good: 'the same title in one line',
  },
  'day-and-month': {
    severity: 'error',
    says: 'the spreadsheet made a date of this: "{text}"',
    explain:
      "Typed into a cell, values such as 4-6 or 1/2 are taken for days. What was typed cannot be known any more. Format the column as text first, or type an apostrophe before the value: '4-6. Where days are meant, `--map Day=day:line` takes them as they are.",
    bad: 'Name,Factor\nScouts,06-Apr',
    good: 'Name,Factor\nScouts,4-6',
  },
  'date-among-others': {
    severity: 'warning',
    says: '"{text}" is a date among values that are none',
    explain:
      'Spreadsheets make dates of values such as 4/6/12. If that happened here, format the column as text and type the value anew.',
    bad: 'Name,Factors\nScouts,2012-04-06\nGuard,4/6/40',
    good: 'Name,Factors\nScouts,4/6/12\nGuard,4/6/40',
  },
  'shortened-number': {
    severity: 'error',
    says: 'the spreadsheet shortened a long number to "{text}"',
    explain:
      'Numbers of more than 15 digits lose their end in a spreadsheet, and CSV holds only what is shown. Format the column as text and type the number anew.',
    bad: 'Id,Name\n9.45E+12,Scouts',
    good: 'Id,Name\n9450000000123,Scouts',
  },
  'formula-error': {
    severity: 'error',
    says: 'the formula in this cell failed: {text}',
    explain: 'The spreadsheet shows an error instead of a value. Mend the formula, and save the table anew.',
    bad: 'Knight,#REF!',
    good: 'Knight,3',
  },
  'unknown-icon': {
    severity: 'warning',
    says: 'there is no icon "{icon}"',
    explain: 'An icon is a picture of the game, one of Quartermaster or one of game-icons.net, named as it is there.',
    bad: 'Name,Icon\nKnight,broad-sord',
    good: 'Name,Icon\nKnight,broadsword',
  },
  'unknown-colour': {
    severity: 'warning',
    says: 'the theme has no colour "{colour}"',
    explain: 'A colour is the name of one of the theme, or a code of three or six hexadecimal digits after a #.',
    bad: 'Name,Colour\nScouts,red',
    good: 'Name,Colour\nScouts,#a3222a',
  },
  'no-values': {
    severity: 'note',
    says: 'the column "{header}" is blank in every row; it is left out',
    explain: 'A field that no card has would only be in the way.',
    bad: 'Name,Notes\nKnight,',
    good: 'Name\nKnight',
  },
  'no-side': {
    severity: 'warning',
    says: 'no game.yaml says that there is a side "{side}"; it is left out',
    explain:
      'The sides of a game are those that its game.yaml names. With --into the folder of such a game, counters keep their sides.',
    bad: 'qm import units.csv --kind counters',
    good: 'qm import units.csv --kind counters --into my-game   # with sides: in game.yaml',
  },
  'usual-value': {
    severity: 'note',
    says: 'no column says the {key}; counters without one get {value}',
    explain:
      'Every counter has a look (solid, framed or marker) and a colour. Add a column for it, or change the file that was written.',
    bad: 'Name\nScouts',
    good: 'Name,Look,Colour\nScouts,framed,ochre',
  },
  'no-label': {
    severity: 'note',
    says: 'no column says the short name that is printed, so counters show none',
    explain:
      'There is little room on a counter, so the title is only for lists. A column called Label or Short Name is printed.',
    bad: 'Name,Symbol\nA Company of the 24th,infantry',
    good: 'Name,Label,Symbol\nA Company of the 24th,A Co.,infantry',
  },
  'no-place': {
    severity: 'warning',
    says: 'counters have no place for "{header}"; the column is left out',
    explain: 'What a counter can show is fixed by its looks. --map gives a column to one of the keys of counters.',
    bad: 'qm import units.csv --kind counters   # with a column Morale',
    good: 'qm import units.csv --kind counters --map Morale=bonus',
  },
  'bad-steps': {
    severity: 'error',
    says: '"{text}" is no strength; a number, or two for front and back such as 8/7, is wanted',
    explain: 'Steps are the strengths of a unit, front and back, for each of its counters: 8/7, 6/5.',
    bad: 'A Company,8-7',
    good: 'A Company,8/7',
  },
})
