import type { EqualityNumbers } from './equality-params.ts'
import { ZULU } from './seats.ts'

/** A place on the field, in tenths of an inch. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Square of the distance: distances are compared as whole numbers. */
export function squareDistance(a: Point, b: Point): number {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return dx * dx + dy * dy
}

/** To the nearest whole number, halves away from zero. */
export function roundAway(value: number): number {
  return value < 0 ? -Math.round(-value) : Math.round(value)
}

/** Where a straight move of at most `length` from one place to another ends. */
export function moveTowards(from: Point, to: Point, length: number): Point {
  const square = squareDistance(from, to)
  if (square <= length * length) return { x: to.x, y: to.y }
  const distance = Math.sqrt(square)
  return {
    x: from.x + roundAway(((to.x - from.x) * length) / distance),
    y: from.y + roundAway(((to.y - from.y) * length) / distance),
  }
}

/** Where a straight move of exactly `length` away from an enemy ends, cut off at the edges; from the same place it goes straight to the own edge. */
export function moveAway(from: Point, enemy: Point, length: number, seat: number, numbers: EqualityNumbers): Point {
  const distance = Math.sqrt(squareDistance(from, enemy))
  if (distance === 0) return onField({ x: from.x, y: from.y - forwardOf(seat) * length }, numbers)
  return onField(
    {
      x: from.x + roundAway(((from.x - enemy.x) * length) / distance),
      y: from.y + roundAway(((from.y - enemy.y) * length) / distance),
    },
    numbers,
  )
}

/** Puts what stands on the field at a place. */
export function putAt(what: { x: number; y: number }, { x, y }: Point): void {
  what.x = x
  what.y = y
}

/** Half the way to a place; an odd tenth is rounded towards it. */
export function halfWay(from: Point, to: Point): Point {
  return { x: halfBetween(from.x, to.x), y: halfBetween(from.y, to.y) }
}

function halfBetween(from: number, to: number): number {
  const whole = to - from
  return from + Math.sign(whole) * Math.ceil(Math.abs(whole) / 2)
}

/** Which way along y a side faces: away from its own edge. */
export function forwardOf(seat: number): number {
  return seat === ZULU ? -1 : 1
}

/** The nearest place on the field along both axes. */
function onField({ x, y }: Point, { fieldHalfWidth, britishEdge, zuluEdge }: EqualityNumbers): Point {
  return { x: between(x, -fieldHalfWidth, fieldHalfWidth), y: between(y, -britishEdge, zuluEdge) }
}

function between(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value
}

/** Whether a place is on the field. */
export function isOnField({ x, y }: Point, { fieldHalfWidth, britishEdge, zuluEdge }: EqualityNumbers): boolean {
  return Math.abs(x) <= fieldHalfWidth && y >= -britishEdge && y <= zuluEdge
}
