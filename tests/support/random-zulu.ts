import fc from 'fast-check'
import { BRITISH_ROWS, SOLO_ROWS, zuluGame, ZULU_ROWS, type Changes, type Row } from './zulu-game.ts'

const ROLES_OF = {
  zulu: ['force', 'blank', 'discard-enemy', 'attack', 'double-attack'],
  british: ['force', 'blank', 'discard-enemy', 'standing', 'double-defence', 'heal', 'cost'],
}

/** A line of a homebrew deck; odd forces and mixtures of force and effect are wanted. */
const row = (side: 'zulu' | 'british') =>
  fc.record({
    role: fc.constantFrom(...ROLES_OF[side]),
    count: fc.integer({ min: 0, max: 6 }),
    force: fc.constantFrom(0, 0, 1, 7, 10, 20, 20, 30, 50, 400_000),
    amount: fc.constantFrom(1, 5, 10, 30),
  })

const rows = (side: 'zulu' | 'british') =>
  fc.array(row(side), { maxLength: 12 }).map((list) =>
    list.map(({ role, count, force, amount }, index): Row => {
      const real = role === 'blank' ? 0 : force
      return role === 'heal' || role === 'cost'
        ? [`c${index}`, count, real, role, amount]
        : [`c${index}`, count, real, role]
    }),
  )

/** The shipped list with other counts: what most homebrew is. */
const recounted = (list: readonly Row[]) =>
  fc.array(fc.integer({ min: 0, max: 12 }), { minLength: list.length, maxLength: list.length }).map((counts) =>
    list.map(([id, , force, role, amount], i): Row => {
      const count = counts[i] ?? 0
      return amount === undefined ? [id, count, force, role] : [id, count, force, role, amount]
    }),
  )

/** Homebrew decks and numbers. */
export const randomChanges: fc.Arbitrary<Changes> = fc.record({
  zulu: fc.oneof(fc.constant(ZULU_ROWS), recounted(ZULU_ROWS), rows('zulu')),
  solo: fc.oneof(fc.constant(SOLO_ROWS), recounted(SOLO_ROWS), rows('zulu')),
  british: fc.oneof(fc.constant(BRITISH_ROWS), recounted(BRITISH_ROWS), rows('british')),
  twoPlayer: fc.record({
    'opening-hand': fc.integer({ min: 0, max: 8 }),
    draw: fc.integer({ min: 1, max: 3 }),
    'zulu-hand-limit': fc.integer({ min: 0, max: 9 }),
    'british-hand-limit': fc.integer({ min: 0, max: 9 }),
    troops: fc.constantFrom(1, 10, 95, 100, 200, 1000),
  }),
})

/** Any options of the rulings. */
export const randomRulings = fc
  .tuple(
    ...zuluGame().rulings.map(({ options }) => fc.constantFrom(...(options.length > 0 ? options : [{ value: '' }]))),
  )
  .map((values) => {
    const chosen = zuluGame().rulings.map(({ id, options }, i) =>
      options.length > 0 ? [[id, values[i]?.value ?? '']] : [],
    )
    return Object.fromEntries(chosen.flat() as [string, string][])
  })

/** Policies that quick play knows. */
export const randomPolicies = fc.record({
  zulu: fc.oneof(
    fc.constantFrom('keep', 'literal'),
    fc.integer({ min: 0, max: 300 }).map((n) => `hold:${n}`),
    fc.integer({ min: 0, max: 300 }).map((n) => `literal-hold:${n}`),
  ),
  british: fc.constantFrom('keep', 'literal'),
})
