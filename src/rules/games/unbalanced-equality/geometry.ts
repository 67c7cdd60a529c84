import type { EqualityNumbers } from './equality-params.ts'
import { ZULU } from './seats.ts'

/** A place on the field, in tenths of an inch. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What can be moved: a unit, or the end of a move that is being worked out. */
export interface Place {
  x: number
  y: number
}

/** Square of a distance: distances are compared as whole numbers. */
export function squareOf(dx: number, dy: number): number {
  return dx * dx + dy * dy
}

/** To the nearest whole number of 32 bits, halves away from zero; never minus zero, which would not be kept as a whole number. */
export function roundAway(value: number): number {
  return (value < 0 ? -Math.round(-value) : Math.round(value)) | 0
}

/** A straight move of at most `length` to a place. */
export function moveTowards(place: Place, toX: number, toY: number, length: number): void {
  const dx = toX - place.x
  const dy = toY - place.y
  const square = squareOf(dx, dy)
  if (square <= length * length) {
    place.x = toX
    place.y = toY
    return
  }
  const distance = Math.sqrt(square)
  place.x += roundAway((dx * length) / distance)
  place.y += roundAway((dy * length) / distance)
}

/** A straight move of exactly `length` away from an enemy, cut off at the edges; from the same place it goes straight to the own edge. */
export function moveAway(place: Place, enemy: Point, length: number, seat: number, numbers: EqualityNumbers): void {
  const { fieldHalfWidth, britishEdge, zuluEdge } = numbers
  const dx = place.x - enemy.x
  const dy = place.y - enemy.y
  const distance = Math.sqrt(squareOf(dx, dy))
  const right = distance === 0 ? 0 : roundAway((dx * length) / distance)
  const up = distance === 0 ? -forwardOf(seat) * length : roundAway((dy * length) / distance)
  place.x = between(place.x + right, -fieldHalfWidth, fieldHalfWidth)
  place.y = between(place.y + up, -britishEdge, zuluEdge)
}

/** Puts what can be moved at a place. */
export function putAt(what: Place, { x, y }: Point): void {
  what.x = x
  what.y = y
}

/** Half the way to a place; an odd tenth is rounded towards it. */
export function moveHalfWay(place: Place, to: Point): void {
  place.x = halfBetween(place.x, to.x)
  place.y = halfBetween(place.y, to.y)
}

function halfBetween(from: number, to: number): number {
  return to < from ? from - Math.ceil((from - to) / 2) : from + Math.ceil((to - from) / 2)
}

/** Which way along y a side faces: away from its own edge. */
export function forwardOf(seat: number): number {
  return seat === ZULU ? -1 : 1
}

function between(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value
}

/** Whether a place is on the field. */
export function isOnField({ x, y }: Point, { fieldHalfWidth, britishEdge, zuluEdge }: EqualityNumbers): boolean {
  return Math.abs(x) <= fieldHalfWidth && y >= -britishEdge && y <= zuluEdge
}
