import { messages } from '../kernel/messages.ts'

/** What can be wrong with a table of a spreadsheet before anybody asks what it means. */
export const sayTable = messages('table', {
  'too-large': {
    severity: 'error',
    says: '{what} is larger than {limit} MiB',
    explain:
      'No list of cards needs that much. Pictures inside a workbook count: save the sheet as CSV, or take them out.',
    bad: 'qm import everything.xlsx   # with all the art pasted in',
    good: 'qm import cards.csv',
  },
  'too-many-cells': {
    severity: 'error',
    says: 'the table holds more than {limit} cells',
    explain:
      'The limit keeps a slip (a file of another program, say) from blocking the computer. A deck has at most 5,000 cards.',
    bad: 'a table of 200,000 rows',
    good: 'a table of some hundred rows',
  },
  'no-rows': {
    severity: 'error',
    says: 'there is no row in {what}',
    explain: 'A table needs a row of headers, and a row for each card below it.',
    bad: 'an empty file',
    good: 'Name,Count\nKnight,3',
  },
  'bad-encoding': {
    severity: 'error',
    says: 'from here on the file is not {encoding}',
    explain: 'The bytes of the file do not fit the encoding that --encoding names, or that its first bytes announce.',
    bad: 'qm import cards.csv --encoding utf-8   # saved as Windows-1252',
    good: 'qm import cards.csv --encoding windows-1252',
  },
  'guessed-encoding': {
    severity: 'note',
    says: 'the file is not UTF-8; its letters are read as Windows-1252, here for the first time: {example}',
    explain:
      'Older spreadsheets save CSV in the code page of the computer. In western Europe and America that is Windows-1252; other letters need --encoding, or a file saved as "CSV UTF-8".',
    bad: 'Se\\xF1or',
    good: 'qm import cards.csv --encoding windows-1250',
  },
  'lost-letters': {
    severity: 'error',
    says: 'a letter was lost when the file was saved: it holds U+FFFD',
    explain: 'The mark stands where a program could not read a letter. What it was cannot be known from the file.',
    bad: 'M\\uFFFDller',
    good: 'Müller',
  },
  'twice-encoded': {
    severity: 'error',
    says: '"{found}" was meant to be "{meant}": UTF-8 was taken for Windows-1252',
    explain:
      'All letters with accents in the file look like this, so some program opened UTF-8 as another encoding and saved the result (or --encoding says so now). Printed, the cards would show it.',
    bad: 'SeÃ±or',
    good: 'Señor',
  },
  'not-text': {
    severity: 'error',
    says: 'the file is neither a table in text nor a workbook of Excel',
    explain: 'CSV, TSV and XLSX can be read. UTF-16 without a byte order mark needs --encoding utf-16le or utf-16be.',
    bad: 'qm import cards.pdf',
    good: 'qm import cards.csv',
  },
  'other-format': {
    severity: 'error',
    says: 'this is {format}, which cannot be read',
    explain: 'CSV, TSV and XLSX can be read; every spreadsheet saves one of them.',
    bad: 'qm import cards.ods',
    good: 'qm import cards.xlsx',
  },
  'broken-workbook': {
    severity: 'error',
    says: 'the workbook cannot be read: {why}',
    explain:
      'The file is damaged, or was written by a program that does not keep to the format. Open it in a spreadsheet and save it anew.',
    bad: 'half of an xlsx file',
    good: 'the whole file',
  },
  'no-sheet': {
    severity: 'error',
    says: 'the file has no sheet "{sheet}"',
    explain: '--sheet takes the name on the tab of a sheet. A text file has none.',
    bad: 'qm import cards.xlsx --sheet Crads',
    good: 'qm import cards.xlsx --sheet Cards',
  },
  'other-sheets': {
    severity: 'note',
    says: 'only the sheet "{sheet}" is read; there are also {others}',
    explain: 'The first visible sheet of a workbook is read, unless --sheet names another.',
    bad: 'qm import cards.xlsx   # two sheets with cards',
    good: 'qm import cards.xlsx --sheet Spells',
  },
  'merged-cells': {
    severity: 'warning',
    says: 'the cells {range} are merged; only the first of them holds a value, the others count as blank',
    explain:
      'In a table each card is a row and each value has a cell of its own. A value merged over several rows is the value of the first.',
    bad: 'a faction name merged over its ten cards',
    good: 'the faction name in each of the ten rows',
  },
  'no-result': {
    severity: 'error',
    says: 'the formula in this cell has no result yet',
    explain: 'The program that wrote the workbook did not calculate. Open it in a spreadsheet and save it.',
    bad: 'a workbook written by a script',
    good: 'the same, opened and saved in a spreadsheet',
  },
  'unclosed-quote': {
    severity: 'error',
    says: 'the quote that starts here is never closed',
    explain:
      'A cell that starts with a quote runs to the next single one, over line breaks. A quote inside is written twice.',
    bad: 'Name,Text\nKnight,"Strikes first',
    good: 'Name,Text\nKnight,"Strikes first"',
  },
  'text-after-quote': {
    severity: 'error',
    says: 'the cell goes on after its closing quote: {rest}',
    explain: 'A cell in quotes ends at the next one. A quote inside is written twice.',
    bad: 'Knight,"Shouts "Halt"."',
    good: 'Knight,"Shouts ""Halt""."',
  },
  'control-character': {
    severity: 'error',
    says: 'the control character {code} is not allowed in a text',
    explain:
      'Characters that cannot be seen cannot be printed either. They come from copying out of other programs; delete them.',
    bad: 'a bell (U+0007) in a cell',
    good: 'the cell without it',
  },
})
