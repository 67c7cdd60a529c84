import type { GameFiles } from './case-game.ts'

/** A game of three kinds of two-sided counters, so many of each: X1, X2, X3 on the fronts, Y1, Y2, Y3 on the backs. `markers` have no back. */
export function counterGame(copies: number, size = 12.7, markers = 0): GameFiles {
  const unit = (id: string, count: number, colour: string, name: string, rest: string): string =>
    `  - { id: ${id}, title: ${id}, count: ${count}, look: solid, colour: ${colour}, name: ${name}${rest} }\n`
  const kinds = [
    ['ochre', 1],
    ['scarlet', 2],
    ['slate', 3],
  ] as const
  return {
    'game.yaml':
      'kind: game\ntitle: Counters\nsheets:\n  - { kind: counters, id: counters, title: Counters, counters: set }\n',
    'counters.yaml':
      `kind: counters\nid: set\ntitle: Set\nsize: ${size}\nunits:\n` +
      kinds.map(([colour, n]) => unit(`kind${n}`, copies, colour, `X${n}`, `, back: { name: Y${n} }`)).join('') +
      (markers > 0 ? unit('marker', markers, 'slate', 'M', '') : ''),
  }
}
