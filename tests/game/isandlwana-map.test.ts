import { describe, expect, it } from 'vitest'
import { openField } from '../support/isandlwana.ts'

const { game, map, hex, terrain, value, distance, around, between, sees, hasRoad, wayCost } = openField()

const EAST = ['1601', '2301', '2506', '2013']
const WEST = ['1201', '1314', '0401']
const ONRUSH = [...EAST, ...WEST]
/** Zulus strike at 6, and a hit number of 3 is a 3 or less on the die. */
const df = (id: string): number => value('df', id) ?? NaN
const road = (id: string): readonly string[] => map.roads.find((other) => other.id === id)?.hexes ?? []

// Each example of the rulebook that can be laid out on the map, by its rule number. Forces and dice are those of the examples.
describe('the map agrees with', () => {
  it('2.1: 338 hexes, 14 in odd columns and 13 in even ones', () => {
    const rows = Array.from({ length: 25 }, (_, c) => map.hexes.filter(({ column }) => column === c + 1).length)
    expect(map.hexes).toHaveLength(338)
    expect(rows).toEqual(rows.map((_, c) => (c % 2 === 0 ? 14 : 13)))
  })

  it('3.3: onrush hexes at the edge of the map', () => {
    for (const id of ONRUSH) expect(around(id).length, id).toBeLessThan(6)
  })

  it('8.8B and C: four onrush hexes from column 14 on, three before', () => {
    expect(EAST.every((id) => hex(id).column >= 14)).toBe(true)
    expect(WEST.every((id) => hex(id).column <= 13)).toBe(true)
    const marked = (id: string): string[] => [...(map.marks.find((mark) => mark.id === id)?.hexes ?? [])].sort()
    expect(marked('onrush-east')).toEqual([...EAST].sort())
    expect(marked('onrush-west')).toEqual([...WEST].sort())
  })

  it('8.5: 1206 fires at 1006, two hexes away, along an edge of 1106', () => {
    expect(distance('1206', '1006')).toBe(2)
    expect(sees('1206', '1006')).toBe(true)
    expect(between('1206', '1006')).not.toContain('1106')
    expect(around('1106')).toEqual(expect.arrayContaining(['1006', '1206', '1107']))
  })

  it('8.5: 1206 fires at 0907, three hexes away', () => {
    expect(distance('1206', '0907')).toBe(3)
    expect(sees('1206', '0907')).toBe(true)
  })

  it('8.5: heights between stop fire', () => expect(sees('1206', '1005')).toBe(false))

  it('11.1: C Co. in 1008 is beside 0908 and 0909', () => {
    expect(distance('1008', '0908')).toBe(1)
    expect(distance('1008', '0909')).toBe(1)
  })

  describe.each(['0708', '0709'])('11.1 to 11.4, with A Co. in %s', (home) => {
    it('11.1: it is beside 0808', () => expect(distance(home, '0808')).toBe(1))

    it('11.3B: it sees 0909 from two hexes', () => {
      expect(distance(home, '0909')).toBe(2)
      expect(sees(home, '0909')).toBe(true)
    })

    it('11.2: it shares no Zulu with C Co.', () => {
      expect(around(home)).not.toContain('0908')
      expect(around(home)).not.toContain('0909')
    })

    it('11.4: it reaches 1008 for 4 MP, with Zulus on all other sides and in 0908', () => {
      const zulus = [...around(home).filter((id) => id !== '0808'), '0908']
      expect(wayCost(home, '1008', zulus)).toBe(4)
    })
  })

  it('11.1B: hit number 8 + 1 - 2 = 7 at 0808', () => expect(8 + 1 - df('0808')).toBe(7))
  it('11.1C: hit number 4 + 1 - 2 = 3 at 0909', () => expect(4 + 1 - df('0909')).toBe(3))
  it('11.2A: hit number 6 - 2 = 4 in 0708 and 0709', () => {
    expect(6 - df('0708')).toBe(4)
    expect(6 - df('0709')).toBe(4)
  })
  it('11.2C: hit number 6 - (4 + 1) = 1 in 1008', () => expect(6 - (df('1008') + 1)).toBe(1))
  it('11.3C: hit number 3 + 1 - 2 = 2 at 0908', () => expect(3 + 1 - df('0908')).toBe(2))
  it('7.7F: a square in the clear defends with 3', () => {
    expect((game.terrain.types.find(({ id }) => id === 'clear')?.values['df']?.value ?? NaN) + 1).toBe(3)
  })

  it('5.5: 0607 and 0509 are both beside A Co. in 0508 and E Co. in 0608', () => {
    for (const zulu of ['0607', '0509'])
      for (const company of ['0508', '0608']) expect(distance(zulu, company), `${zulu} ${company}`).toBe(1)
  })

  it('5.4: 0708 is beside E Co. in 0608, not beside A Co. in 0508', () => {
    expect(distance('0608', '0708')).toBe(1)
    expect(distance('0508', '0708')).not.toBe(1)
  })

  it('11.4: no road runs over the side of 0909 and 1008, where 3 MP would do', () => {
    expect(hasRoad('0909', '1008')).toBe(false)
  })

  it('4.1: the wagon can leave by the west road within six turns', () => {
    const west = road('west')
    const exit = hex(west.at(-1) ?? '')
    expect(Math.ceil((west.length - 1) / 2)).toBeLessThanOrEqual(6)
    expect([exit.column, exit.row >= 5, exit.row <= 14]).toEqual([1, true, true])
    expect(map.marks.find(({ id }) => id === 'exit')?.hexes).toEqual(
      Array.from({ length: 10 }, (_, i) => `01${String(i + 5).padStart(2, '0')}`),
    )
  })

  it('3.2C: seven camp hexes for the detachments beside that of the wagon', () => {
    const camp = map.hexes.filter(({ terrain: id }) => id === 'tents' || id === 'wagons').map(({ id }) => id)
    expect(camp.filter((id) => id !== '1008').length).toBeGreaterThanOrEqual(7)
  })

  it('3.2A: the wagon starts in 1008 and can leave by road', () => {
    expect(map.roads.some(({ hexes }) => hexes.includes('1008'))).toBe(true)
  })

  it('its own need: every hex that may be entered is reached from an onrush hex', () => {
    const reached = new Set(ONRUSH)
    for (const id of reached) for (const next of around(id)) if (terrain(next).enterable) reached.add(next)
    expect(reached.size).toBe(map.hexes.filter(({ id }) => terrain(id).enterable).length)
    expect(map.hexes.length - reached.size).toBe(5)
  })
})

// What the rules force hex by hex, typed anew.
describe('the terrain is what the rules force in', () => {
  it.each(ONRUSH)('%s: clear (8.8H)', (id) => expect(hex(id).terrain).toBe('clear'))
  it.each(['1006', '1107', '0907', '1206'])('%s: no heights (8.5)', (id) => expect(hex(id).terrain).not.toBe('heights'))
  it.each(['1005', '2004', '0508', '0608', '0607', '0509'])('%s: to be entered', (id) =>
    expect(terrain(id).enterable).toBe(true),
  )
  it.each(['0909', '0908', '0708', '0709'])('%s: DF 2', (id) => expect(value('df', id)).toBe(2))
  it('0808: clear (11.1B)', () => expect(hex('0808').terrain).toBe('clear'))
  it('0909: 1 MP (11.4)', () => expect(value('mp', '0909')).toBe(1))
  it('1008: wagons, 2 MP, DF 4', () => {
    expect([hex('1008').terrain, value('mp', '1008'), value('df', '1008')]).toEqual(['wagons', 2, 4])
  })
  it('1106: heights (8.5)', () => expect([hex('1106').terrain, terrain('1106').blocksSight]).toEqual(['heights', true]))
})
