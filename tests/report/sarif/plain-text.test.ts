import { expect, it } from 'vitest'
import { plainText } from '../../../src/report/sarif/plain-text.ts'

it.each([
  ['no {icon} "{0}"', 'no {{icon}} "{{0}}"'],
  ['quote "[coin] (2)"', 'quote "[coin] (2)"'],
  ['quote "[coin](2)"', 'quote "[coin\\](2)"'],
])('%j stands as %j', (sentence, text) => expect(plainText(sentence)).toBe(text))
