import { describe, expect, it } from 'vitest'
import { checkSubset } from '../../../src/draw/check-subset.ts'
import { hexCells } from '../../../src/game/hex-cells.ts'
import { acrossFlats, measureMap } from './support/measure-map.ts'
import { drawSheet, gridOf, KEY, mapOf, mark, road, sides, terrainType, TYPES, place } from './support/small-map.ts'

const fail = (): never => {
  throw new Error('no terrain')
}

/** A map with every kind of terrain, road, hexside and mark. */
const looks = TYPES.filter(({ on }) => on === 'hex').map(({ look }) => look)
const everything = mapOf(
  gridOf(8, 6),
  Object.fromEntries(hexCells(gridOf(8, 6)).map(({ id }, i) => [id, looks[i % looks.length] ?? 'clear'])),
  {
    metres: 200,
    north: 'right',
    roads: [road('track', '0102', '0202', '0303'), road('highway', '0602', '0603')],
    hexsides: [sides('wall', ['0303', '0304']), sides('stream', ['0403', '0404'])],
    marks: [mark('onrush', '0101'), mark('exit', '0105', '0106'), mark('goal', '0806')],
    labels: [{ text: 'Hill', hexes: ['0503', '0505'], style: 'relief', run: 'along', place }],
  },
)

describe('drawMapSheet', () => {
  it('draws everything in the subset, without a finding', async () => {
    const { svg, studio, findings } = await drawSheet(everything)
    expect(findings).toEqual([])
    expect(checkSubset(svg, (id) => studio.library.has(id))).toEqual([])
  })

  it('is one shared drawing, the same every time', async () => {
    const [once, again] = [await drawSheet(everything), await drawSheet(everything)]
    expect(once.sheet.fronts[0]?.svg).toMatch(/^<use href="#s-[0-9a-z]+"\/>$/)
    expect(once.svg).toBe(again.svg)
  })

  it('prints every hex number once, at the top of its hex', async () => {
    const { svg } = await drawSheet(mapOf(gridOf(4, 3)))
    const numbers = measureMap(svg).texts.filter(({ id }) => /^\d{4}$/.test(id))
    expect(numbers.map(({ id }) => id).sort()).toEqual(
      hexCells(gridOf(4, 3))
        .map(({ id }) => id)
        .sort(),
    )
    // 0101 and 0102 are one hex apart, 0201 half a hex below 0101.
    const yOf = (id: string): number => numbers.find((number) => number.id === id)?.y ?? NaN
    expect(yOf('0102') - yOf('0101')).toBeCloseTo(22, 2)
    expect(yOf('0201') - yOf('0101')).toBeCloseTo(11, 2)
  })

  it.each([15, 22, 25.4, 38.1])('has hexes of %s mm across flats', async (hexSize) => {
    const { svg } = await drawSheet(mapOf(gridOf(4, 3)), { hexSize })
    const found = acrossFlats(measureMap(svg))
    expect(found).toHaveLength(12)
    for (const size of found) expect(Math.abs(size - hexSize)).toBeLessThan(0.05)
  })

  it('leaves only black and white where ink is to be saved', async () => {
    const { svg, studio } = await drawSheet(everything, { lowInk: true })
    const used = [...studio.library.values()].join('') + svg
    const colours = new Set([...used.matchAll(/(?:fill|stroke)="(#[0-9a-f]+)"/g)].map(([, colour]) => colour))
    expect([...colours].sort()).toEqual(['#000000', '#ffffff'])
  })

  it('reports a title that is too long for its entry of the key', async () => {
    const title =
      'An extraordinarily long name for a plain without any features whatsoever, as far as can be seen from here'
    const types = [{ ...(TYPES[0] ?? fail()), title }]
    const { findings } = await drawSheet(mapOf(gridOf(3, 3)), {}, { ...KEY, types })
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatch(/clear.*title.*too wide/)
  })

  it('reports a letter that no font has, where it was written', async () => {
    const labels = [{ text: 'Hill \u{1F409}', hexes: ['0202'], style: 'place', run: 'level', place }] as const
    const { findings } = await drawSheet(mapOf(gridOf(3, 3), {}, { labels }))
    expect(findings).toHaveLength(1)
    expect(findings[0]).toContain('1F409')
  })

  it('breaks a long note of the key in two, and reports one that needs more', async () => {
    const withNote = (note: string) => ({ ...KEY, types: [terrainType('clear', { note })] })
    const fine = await drawSheet(
      mapOf(gridOf(3, 3)),
      {},
      withNote('from track to track; DF of the other terrain, always'),
    )
    expect(fine.findings).toEqual([])
    const long = await drawSheet(mapOf(gridOf(3, 3)), {}, withNote('word '.repeat(60).trim()))
    expect(long.findings).toHaveLength(1)
    expect(long.findings[0]).toMatch(/clear.*note.*too high/)
  })

  it('paints open ground in the colour of the commonest open terrain', async () => {
    const types = [terrainType('clear', { colour: '#abcdef' })]
    const { svg } = await drawSheet(mapOf(gridOf(3, 3)), {}, { ...KEY, types })
    expect(svg).toMatch(/<rect[^>]*fill="#abcdef"/)
    expect(svg).not.toContain('#f4ecd4')
  })

  it('paints terrain in a colour of its own, and reports one that there is not', async () => {
    const types = (colour: string) => ({ ...KEY, types: [terrainType('clear'), terrainType('strange', { colour })] })
    const map = mapOf(gridOf(3, 3), { '0202': 'strange' })
    const good = await drawSheet(map, {}, types('#123456'))
    expect(good.findings).toEqual([])
    expect(good.svg).toContain('fill="#123456"')
    const bad = await drawSheet(map, {}, types('grean'))
    expect(bad.findings).toHaveLength(1)
    expect(bad.findings[0]).toMatch(/strange.*grean/)
  })

  it('draws pieces in their hexes, a stack upwards, no larger than has room', async () => {
    const face = {
      piece: 'a',
      side: 'front' as const,
      label: 'a',
      width: 20,
      height: 20,
      bleed: 0,
      ground: '#654321',
      svg: '<circle r="1"/>',
    }
    const pieces = [
      { hex: '0101', pieces: [{ face, count: 16 }] },
      {
        hex: '0102',
        pieces: [
          { face, count: 1 },
          { face, count: 1 },
        ],
      },
    ]
    const setUp = { title: 'Start', pieces, note: 'Turn 2: Bob', room: { width: 500, height: 500 } }
    const { svg } = await drawSheet(mapOf(gridOf(3, 3)), { setUp })
    expect(measureMap(svg).texts.map(({ id }) => id)).toEqual(expect.arrayContaining(['Start', 'Turn 2: Bob']))
    const placed = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(0\.7[15]/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    expect(placed).toHaveLength(3)
    // 0101 has its centre at 12.7, 11: 7.5 to its left, and 15 above 8.4 below it.
    expect(placed[0]).toEqual([expect.closeTo(5.2, 1), expect.closeTo(4.4, 1)])
    const [, lower, upper] = placed
    expect((upper?.[1] ?? NaN) - (lower?.[1] ?? NaN)).toBeCloseTo(4, 2)
    expect(svg.match(/fill="#654321"/g)).toHaveLength(3)
    expect(
      measureMap(svg)
        .texts.filter(({ id }) => id.startsWith('×'))
        .map(({ id }) => id),
    ).toEqual(['× 16'])
  })

  it('keeps pieces and their numbers off the numbers of small hexes, of rings too', async () => {
    // A word at its upper left corner shows where a piece lies.
    const svg = '<text x="0" y="0">corner</text>'
    const face = { piece: 'a', side: 'front' as const, label: 'a', width: 15, height: 15, bleed: 0, svg }
    const many = { face, count: 16 }
    const stacks = { '0101': [many], '0202': [many], '0303': [many, many] }
    const pieces = Object.entries(stacks).map(([hex, kinds]) => ({ hex, pieces: kinds }))
    const setUp = { title: 'Start', pieces, note: '', room: { width: 100, height: 60 } }
    const drawn = await drawSheet(mapOf(gridOf(10, 4), {}, { marks: [mark('onrush', '0101')] }), { setUp })
    const { texts } = measureMap(drawn.svg)
    const named = (name: string) => texts.filter(({ id }) => id === name)
    expect([named('corner').length, named('× 16').length]).toEqual([4, 4])
    for (const [i, hex] of Object.keys(stacks).entries()) {
      const [number, corner, tag] = [named(hex)[0]!, named('corner')[i]!, named('× 16')[i]!]
      // 0.35 mm below the baseline; half the number, half the tag and 0.35 mm beside the middle, at 5 pt.
      expect(corner.y - number.y).toBeGreaterThan(0.349)
      expect(tag.x - number.x).toBeGreaterThan(3)
    }
  })

  it('shows a set-up with hexes as large as its page allows, upright or lying', async () => {
    const setUp = { title: 'Start', pieces: [], note: '', room: { width: 100, height: 200 } }
    const { sheet, svg } = await drawSheet(mapOf(gridOf(10, 3)), { setUp })
    const face = sheet.fronts[0]
    // Lying: 200 mm for 10 columns of 0.866 hexes and a corner, less the neat line on both sides.
    expect(face?.width).toBeCloseTo(200, 2)
    expect(face?.height).toBeLessThanOrEqual(100)
    const hex = (200 - 7) / ((9 * Math.sqrt(3)) / 2 + 2 / Math.sqrt(3))
    for (const size of acrossFlats(measureMap(svg))) expect(Math.abs(size - hex)).toBeLessThan(0.05)
    expect(measureMap(svg).texts.map(({ id }) => id)).not.toContain('TERRAIN KEY')
  })

  it('gives a halo to the numbers that something may run behind, and to no others', async () => {
    const map = mapOf(gridOf(5, 5), { '0303': 'heights' }, { roads: [road('track', '0101', '0102')] })
    const { svg } = await drawSheet(map)
    const haloed = [...svg.matchAll(/paint-order="stroke">(.*?)<\/g>/g)].flatMap(([, inside = '']) =>
      [...inside.matchAll(/>(\d{4})</g)].map(([, id]) => id),
    )
    // The heights and their six neighbours, and the road.
    expect(haloed.sort()).toEqual(['0101', '0102', '0202', '0203', '0302', '0303', '0304', '0402', '0403'])
  })

  it('offers seams that cross no number', async () => {
    const { svg, sheet } = await drawSheet(mapOf(gridOf(6, 5)))
    const numbers = measureMap(svg).texts.filter(({ id }) => /^\d{4}$/.test(id))
    expect(sheet.seams.xs).toHaveLength(5)
    for (const { x, y } of numbers) {
      // A number is 4.2 mm wide from x on, and 1.6 mm high up from y.
      for (const seam of sheet.seams.xs) expect(seam > x - 0.5 && seam < x + 5).toBe(false)
      for (const seam of sheet.seams.ys) expect(seam > y - 2.2 && seam < y + 0.5).toBe(false)
    }
  })

  it('draws only the kinds of terrain that the map has into its key', async () => {
    const { svg } = await drawSheet(mapOf(gridOf(3, 3), { '0202': 'koppie' }))
    const words = measureMap(svg).texts.map(({ id }) => id)
    expect(words).toContain('koppie')
    expect(words).toContain('clear')
    expect(words).not.toContain('tents')
    expect(words).toContain('MP 1')
  })
})
