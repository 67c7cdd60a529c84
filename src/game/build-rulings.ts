import type { Diagnostic } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { RulingsFile } from '../schema/kinds/rulings.ts'
import { spanAt, type Place } from '../source/located-document.ts'
import type { Ruling } from './game.ts'
import { sayGame } from './game-messages.ts'
import { reportDuplicates } from './report-duplicates.ts'
import type { Filed } from './sort-documents.ts'

/** The typed rulings of all files. */
export function buildRulings(files: readonly Filed<RulingsFile>[], diagnostics: Diagnostic[]): Ruling[] {
  return files.flatMap(({ document, data }) =>
    data.rulings.map((read, index): Ruling => {
      const place: Place = { document, path: ['rulings', index] }
      const options = read.options ?? []
      if ((read.options === undefined) === (read.decision === undefined))
        diagnostics.push(sayGame('needs-decision', {}, spanAt(place, 'id')))
      reportDuplicates(
        'options',
        options.map((option, i) => ({ id: option.value, at: spanAt(place, 'options', i, 'value') })),
        diagnostics,
      )
      if (read.default !== undefined && !options.some((option) => option.value === read.default)) {
        const hints = didYouMean(
          read.default,
          options.map((option) => option.value),
          'options',
        )
        const params = { ruling: read.id, option: read.default }
        diagnostics.push(sayGame('wrong-option', params, spanAt(place, 'default'), { hints }))
      }
      return { ...read, options, default: read.default ?? options[0]?.value, place }
    }),
  )
}
