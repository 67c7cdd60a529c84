import { expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost } from '../support/memory-host.ts'

async function odds(line: string): Promise<{ code: number; out: string; err: string }> {
  const context = fakeContext(memoryHost(), '/desk')
  const code = await run(['odds', ...line.split(' ')], context)
  return { code, ...context.said }
}

it('gives the documented JSON of a draw', async () => {
  const { code, out } = await odds('zulu-spears --deck zulu --draw 4 --at-least attack=1 --json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    game: 'zulu-spears',
    kind: 'draw',
    deck: { id: 'zulu', title: 'Zulu', cards: 54 },
    wanted: [{ of: 'attack', title: 'Attack', atLeast: 1, copies: 7 }],
    drawn: 4,
    probability: { numerator: 45962, denominator: 105417, value: 45962 / 105417 },
  })
})

it('says chances in percent and as fractions, turn by turn', async () => {
  const { out } = await odds('zulu-spears --deck zulu --at-least attack=1,shields=1 --by-turn 2')
  // By inclusion and exclusion: of C(54, 5) hands, those without either.
  expect(out).toBe(`Zulu, 6 of 54 cards drawn: at least 1 Attack (of 7) and at least 1 Zulu Shields (of 9)
37.58 %  154051/409955

turn  cards  chance
1     5      28.74 %  151459/527085
2     6      37.58 %  154051/409955
`)
})

it('prints tables of dice and of hits', async () => {
  const hit = await odds('isandlwana --table hit-odds --attack 7 --defence 2 --json')
  expect(JSON.parse(hit.out)).toMatchObject({ probability: { numerator: 5, denominator: 6 } })
  const all = await odds('isandlwana --table hit-odds')
  expect(all.out.split('\n')[8]).toMatch(/^7 {2,}83\.33 % {2}66\.67 % {2}50\.00 % {2}33\.33 % {2}16\.67 % {2}16\.67 %$/)
  expect((await odds('isandlwana --table sniping')).out).toContain('3    16.67 %  1/6  3           6')
})

it.each([
  ['zulu-spears --at-least attack', 2, 'should look like attack=1'],
  ['zulu-spears --at-least attack=x', 2, 'should end in a number of cards'],
  ['zulu-speers --draw 4', 1, 'did you mean "zulu-spears"?'],
  ['zulu-spears --deck zulu --draw 4 --at-least atack=1', 1, 'did you mean "attack"?'],
])('odds %s exits %i and says how to go on', async (line, exit, says) => {
  const { code, out, err } = await odds(line)
  expect([code, out]).toEqual([exit, ''])
  expect(err).toContain(says)
})

it('asks either of cards or of a table', async () => {
  const { code, err } = await odds('isandlwana --table sniping --draw 4')
  expect(code).toBe(2)
  expect(err).toContain("'--table <id>' cannot be used with option '--draw <n>'")
})
