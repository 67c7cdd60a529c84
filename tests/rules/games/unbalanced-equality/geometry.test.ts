import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isOnField,
  moveAway,
  moveHalfWay,
  moveTowards,
  roundAway,
  squareOf,
  type Place,
  type Point,
} from '../../../../src/rules/games/unbalanced-equality/geometry.ts'
import { BRITISH, ZULU } from '../../../../src/rules/games/unbalanced-equality/seats.ts'
import { closeInOn } from '../../../../src/rules/games/unbalanced-equality/steps/contact.ts'
import { shareLoss } from '../../../../src/rules/games/unbalanced-equality/steps/share-loss.ts'
import { unbalancedSetting } from '../../../support/unbalanced-game.ts'

const { numbers } = unbalancedSetting().params
const point = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -240, max: 300 }) })
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

/** Where a move from a place ends. */
function endOf(from: Point, move: (place: Place) => void): Place {
  const place = { ...from }
  move(place)
  return place
}

test('halves are rounded away from zero, and nothing becomes minus zero', () => {
  expect([-1.5, -0.5, -0.4, 0, 0.4, 0.5, 2.5].map(roundAway)).toEqual([-2, -1, 0, 0, 0, 1, 3])
})

test('a straight move reaches its goal or covers its length, to within rounding', () => {
  const property = fc.property(point, point, fc.integer({ min: 1, max: 120 }), (from, to, length) => {
    const end = endOf(from, (place) => moveTowards(place, to.x, to.y, length))
    expect([Number.isInteger(end.x), Number.isInteger(end.y)]).toEqual([true, true])
    if (distance(from, to) <= length) expect(end).toEqual(to)
    else {
      expect(Math.abs(distance(from, end) - length)).toBeLessThan(0.75)
      expect(distance(from, end) + distance(end, to)).toBeLessThan(distance(from, to) + 1.5)
    }
  })
  fc.assert(property)
})

test('a move away ends on the field, and is as long as it says where there is room', () => {
  const property = fc.property(point, point, fc.integer({ min: 1, max: 160 }), (from, enemy, length) => {
    const end = endOf(from, (place) => moveAway(place, enemy, length, BRITISH, numbers))
    expect(isOnField(end, numbers)).toBe(true)
    const inside = Math.abs(end.x) < numbers.fieldHalfWidth && end.y < numbers.zuluEdge && end.y > -numbers.britishEdge
    if (inside) expect(Math.abs(distance(from, end) - length)).toBeLessThan(0.75)
    // Never nearer to the enemy than before.
    expect(distance(end, enemy)).toBeGreaterThanOrEqual(distance(from, enemy) - 0.75)
  })
  fc.assert(property)
})

test('from the same place everybody goes to the own edge', () => {
  const at = { x: 7, y: 20 }
  expect(endOf(at, (place) => moveAway(place, at, 60, BRITISH, numbers))).toEqual({ x: 7, y: -40 })
  expect(endOf(at, (place) => moveAway(place, at, 60, ZULU, numbers))).toEqual({ x: 7, y: 80 })
})

test('half the way rounds odd tenths towards the goal', () => {
  const halfWay = (from: Point, to: Point) => endOf(from, (place) => moveHalfWay(place, to))
  expect(halfWay({ x: 0, y: 0 }, { x: 5, y: -5 })).toEqual({ x: 3, y: -3 })
  expect(halfWay({ x: 10, y: 4 }, { x: 3, y: 4 })).toEqual({ x: 6, y: 4 })
  const property = fc.property(point, point, (from, to) => {
    const half = halfWay(from, to)
    // What is left is half of what there was, rounded down.
    expect(Math.abs(to.x - half.x)).toBe(Math.floor(Math.abs(to.x - from.x) / 2))
    expect(Math.abs(to.y - half.y)).toBe(Math.floor(Math.abs(to.y - from.y) / 2))
  })
  fc.assert(property)
})

test('contact is half an inch from the target, nearer units stay', () => {
  const contactPlace = (from: Point, target: Point) => endOf(from, (place) => closeInOn(place, target, 5))
  expect(contactPlace({ x: 0, y: 30 }, { x: 0, y: 0 })).toEqual({ x: 0, y: 5 })
  expect(contactPlace({ x: 3, y: 4 }, { x: 0, y: 0 })).toEqual({ x: 3, y: 4 })
  const property = fc.property(point, point, (unit, target) => {
    const place = contactPlace(unit, target)
    if (squareOf(unit.x - target.x, unit.y - target.y) > 25)
      expect(Math.abs(distance(place, target) - 5)).toBeLessThan(0.75)
    else expect(place).toEqual(unit)
  })
  fc.assert(property)
})

test('a loss is shared out in full, in proportion, and nobody loses more than he has', () => {
  const men = fc.array(fc.integer({ min: 0, max: 1800 }), { minLength: 1, maxLength: 6 })
  const property = fc.property(men, fc.nat(4000), (units, loss) => {
    const shares = shareLoss(loss, units)
    const all = units.reduce((sum, count) => sum + count, 0)
    const taken = Math.min(loss, all)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(taken)
    shares.forEach((share, i) => {
      const exact = all === 0 ? 0 : (taken * (units[i] ?? 0)) / all
      expect(share).toBeGreaterThanOrEqual(Math.floor(exact))
      expect(share).toBeLessThanOrEqual(Math.min(units[i] ?? 0, Math.floor(exact) + 1))
    })
  })
  fc.assert(property)
})
