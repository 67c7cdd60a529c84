import { expect, it } from 'vitest'
import { spanOfLetters } from '../../src/source/located-document.ts'
import { parseYaml } from '../../src/source/parse-yaml.ts'

it('finds letters inside a value, else gives the whole value', () => {
  const text = 'title: "{bow}"\ntext: |\n  Take one {bow}\n  and one {bow}.\nother: "Take {b\\x6fw}"\n'
  const document = parseYaml('deck.yaml', text).value!
  const shown = (key: string): string => {
    const { file, start, end } = spanOfLetters(document, document.spanOf([key]), '{bow}')
    return `${file}:${start} ${text.slice(start, end)}`
  }
  expect(shown('text')).toBe(`deck.yaml:${text.indexOf('{bow}', 20)} {bow}`)
  expect(shown('other')).toBe(`deck.yaml:${text.indexOf('"Take')} "Take {b\\x6fw}"`)
})
