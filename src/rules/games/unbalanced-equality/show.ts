import type { EqualityMove } from './equality-move.ts'
import type { EqualityState, Unit } from './equality-state.ts'
import { SIDES } from './seats.ts'
import { menLeft } from './strength.ts'

/** The position in a few lines. */
export function showState({ turn, stage, units }: EqualityState): string {
  return [`Turn ${turn}, ${stage}`, ...units.map((unit) => `  ${showUnit(unit, units)}`)].join('\n')
}

function showUnit(unit: Unit, units: readonly Unit[]): string {
  const { spec, x, y } = unit
  if (unit.gone) return `${spec.title} (${SIDES[spec.seat]}): gone`
  const marks = [
    unit.closed && (spec.type.branch === 'mounted' ? 'on foot' : 'closed'),
    unit.shaken && 'shaken',
    unit.halved && 'halved',
    unit.hits > 0 && `${unit.hits} hits`,
    unit.locks.length > 0 && `in melee with ${unit.locks.map((lock) => units[lock]?.spec.title).join(', ')}`,
  ].filter((mark) => mark !== false)
  return `${spec.title} (${SIDES[spec.seat]}): ${menLeft(unit)} of ${spec.men} men at (${x}, ${y})${marks.map((mark) => `, ${mark}`).join('')}`
}

/** A decision in words. */
export function showMove({ units }: EqualityState, move: EqualityMove): string {
  const name = (number: number): string => units[number]?.spec.title ?? `unit ${number}`
  const list = (words: readonly string[], none: string): string => (words.length === 0 ? none : words.join('; '))
  switch (move.do) {
    case 'charge':
      return list(
        move.charges.map(({ unit, target }) => `${name(unit)} charges ${name(target)}`),
        'no charge',
      )
    case 'evade':
      return list(
        move.units.map((unit) => `${name(unit)} evades`),
        'nobody evades',
      )
    case 'move':
      return list(
        move.moves.map(({ unit, x, y, closed }) => `${name(unit)} towards (${x}, ${y})${closed ? ', closed' : ''}`),
        'no move',
      )
    case 'fire':
      return list(
        move.shots.map(({ unit, target, atGun }) => `${name(unit)} at ${atGun ? 'the gun of ' : ''}${name(target)}`),
        'no fire',
      )
    case 'retire':
      return 'let the loser retire'
    case 'follow':
      return 'follow the loser'
  }
}
