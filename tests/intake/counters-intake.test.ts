import { describe, expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import { imported } from '../support/imported.ts'

const GAME = 'kind: game\ntitle: G\nsides: [{ id: british, title: British }]\n'
const units = (text: string, map: readonly (readonly [string, string])[] = []) => {
  const result = imported(text, { kind: 'counters', game: '/g', map }, { '/g/game.yaml': GAME })
  const [sheet] = result.yaml === undefined ? [] : (loadGame(result.host, '/g').value?.counterSheets ?? [])
  return { ...result, units: sheet?.units ?? [] }
}

describe('counters of a table', () => {
  it('gives columns to the keys of counters', () => {
    const {
      units: made,
      faults,
      uses,
      intake,
    } = units(
      'Unit,Side,Qty,Strength,Label,Symbol,Colour,Look,Bonus\nA Company,British,2,"8/7, 6/5",A Co.,infantry,scarlet,framed,+1\n',
    )
    expect(faults).toEqual([])
    expect(uses.map((use) => use.split(': ')[1])).toEqual([
      'title',
      'side',
      'count',
      'steps',
      'name',
      'symbol',
      'colour',
      'look',
      'bonus',
    ])
    expect(made[0]).toMatchObject({ id: 'a-company', title: 'A Company', side: 'british', steps: [8, 7, 6, 5] })
    expect(made[0]?.types.map(({ count, front }) => [count, front.look, front.name, front.bonus])).toEqual([
      [2, 'framed', 'A Co.', '+1'],
      [2, 'framed', 'A Co.', '+1'],
    ])
    expect(intake?.pieces).toBe(4)
  })

  it('joins the strengths of front and back', () => {
    expect(units('Name,Strength,Reduced\nA,4,2\nB,3,\n').units.map(({ steps }) => steps)).toEqual([[4, 2], [3]])
  })

  it('takes factors for strengths only where all of them are', () => {
    expect(units('Name,Factor\nA,4/2\n').uses[1]).toBe('Factor: steps')
    expect(units('Name,Factor\nA,4-2\n').uses[1]).toBe('Factor: -')
  })

  it('reports what has no place, no meaning or no form, each at its cell', () => {
    const { faults } = units('Name,Side,Steps,Colour,Morale\nA,French,4-3,red,6\nB,british,4,ochre,5\n')
    expect(faults).toEqual([
      'import/no-place t.csv:1:24',
      'import/unknown-colour t.csv:2:14',
      'import/no-side t.csv:2:3',
      'import/bad-steps t.csv:2:10',
    ])
    expect(units('Name,M\nA,6\n', [['M', 'movement']]).faults).toEqual(['import/bad-target t.csv:1:6'])
    expect(units('Name,Label\nA,6\n', [['Label', 'name:number']]).faults).toEqual(['import/bad-target t.csv:1:6'])
    expect(units('Name,Count\nA,501\n').faults).toEqual(['import/bad-count t.csv:2:3'])
  })

  it('takes movement for what is printed behind the strength', () => {
    const { units: made, faults } = units(
      'Name,Strength,Movement,Colour,Look\nA,4/2,6,slate,solid\nB,,3-6,slate,solid\n',
    )
    expect(faults.filter((fault) => !fault.includes('no-label'))).toEqual([])
    expect(made.map(({ types: [type] }) => [type?.front.strength, type?.front.factors, type?.back?.factors])).toEqual([
      [4, '6', '6'],
      [undefined, '3-6', undefined],
    ])
  })

  it('says what counters look like and show where no column does', () => {
    const { said, units: made } = units('Name\nA\n')
    expect(said.map((line) => line.split(' ')[0])).toEqual([
      'import/usual-value',
      'import/usual-value',
      'import/no-label',
    ])
    expect(made[0]?.types[0]?.front).toMatchObject({ look: 'solid', colour: 'slate' })
  })

  it('leaves sides out where there is no game that names them', () => {
    const { faults, yaml } = imported('Name,Side\nA,British\n', { kind: 'counters' })
    expect(faults).toEqual(['import/no-side t.csv:2:3'])
    expect(yaml).not.toContain('side')
  })
})
