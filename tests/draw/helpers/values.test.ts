import { expect, test } from 'vitest'
import { drawTemplate } from '../drawing.ts'

/** What a value inside a tag comes to. */
async function value(expression: string): Promise<string> {
  const { svg, findings } = await drawTemplate(`<title>{{${expression}}}</title>`, {
    force: 0,
    none: undefined,
    title: 'ab',
    list: [],
  })
  expect(findings).toEqual([])
  return svg.replace(/<\/?title>/g, '')
}

test.each([
  ['add 1 2 3', '6'],
  ['add 0.1 0.2', '0.3'],
  ['sub 10 2 3', '5'],
  ['mul 2 (div 9 3)', '6'],
  ['min 3 1 2', '1'],
  ['max 3 1 2', '3'],
  ['ceil 1.2', '2'],
  ['choose (gt force 0) "solid" "hollow"', 'hollow'],
  ['choose (lt force 1) "yes" "no"', 'yes'],
  ['choose (given force) "yes" "no"', 'yes'],
  ['choose (given none) "yes" "no"', 'no'],
  ['choose (given list) "yes" "no"', 'no'],
  ['choose (and title force) "yes" "no"', 'yes'],
  ['or none title', 'ab'],
  ['choose (not none) "yes" "no"', 'yes'],
  ['choose (eq title "ab") "yes" "no"', 'yes'],
  ['upper title', 'AB'],
  ['concat force " of " 3', '0 of 3'],
  ['concat (range 3 from=-1)', ''],
])('%s is %s', async (expression, wanted) => {
  if (expression.startsWith('concat (range')) {
    const { svg } = await drawTemplate('<title>{{#each (range 3 from=-1)}}{{this}},{{/each}}</title>')
    expect(svg).toBe('<title>-1,0,1,</title>')
  } else expect(await value(expression)).toBe(wanted)
})

test('what is no number is said, once', async () => {
  const { findings } = await drawTemplate('<title>{{add 1 (mul title 2)}}</title>', { title: 'ab' })
  expect(findings.map((f) => f.message)).toEqual(['mul: value 1 is no number: "ab"'])
})

test('if and unless take 0 for a value', async () => {
  const draw = async (cost: unknown) =>
    (await drawTemplate('<title>{{#if cost}}yes{{else}}no{{/if}}{{#unless cost}}!{{/unless}}</title>', { cost })).svg
  expect(await draw(0)).toBe('<title>yes</title>')
  expect(await draw('')).toBe('<title>no!</title>')
  expect(await draw(undefined)).toBe('<title>no!</title>')
  expect(await draw(false)).toBe('<title>no!</title>')
})
