import { messages } from '../../../kernel/messages.ts'

/** Findings of the Isandlwana model about the data it plays. */
export const say = messages('isandlwana', {
  'missing-part': {
    severity: 'error',
    says: 'the game cannot be played: {part} is missing',
    explain:
      'The rules read the set-up, the map with its roads and marks, and the units from the data; without one of them there is no battle.',
    bad: 'marks:\n  - { id: onrush-west, hexes: ["0401", "1201", "1314"] }   # and no onrush-east',
    good: 'marks:\n  - { id: onrush-west, hexes: ["0401", "1201", "1314"] }\n  - { id: onrush-east, hexes: ["1601", "2013", "2301", "2506"] }',
  },
  'missing-value': {
    severity: 'error',
    says: 'the terrain "{terrain}" lacks the value "{column}", which the rules need',
    explain:
      'Every terrain that units may enter says what it costs to enter (`mp`) and how well it covers (`df`); a road says `mp`.',
    bad: 'values: { mp: 1 }',
    good: 'values: { mp: 1, df: 2 }',
  },
  'missing-parameter': {
    severity: 'error',
    says: 'the scenario lacks the parameter "{parameter}", which the battle needs',
    explain: 'Movement, strength, turns and limits are data; the rules have no values of their own.',
    bad: 'parameters:\n  turns: { value: 6 }   # and no zulu-movement',
    good: 'parameters:\n  turns: { value: 6 }\n  zulu-movement: { value: 6 }',
  },
  'bad-parameter': {
    severity: 'error',
    says: 'the parameter "{parameter}" must be a whole number of {least} to {most}, and is {value}',
    explain: 'A value outside this range would make a battle that cannot be played.',
    bad: 'turns: { value: 0 }',
    good: 'turns: { value: 6 }',
  },
  'unknown-parameter': {
    severity: 'error',
    says: 'the battle has no parameter "{parameter}"',
    explain: 'A parameter that the rules do not read would change nothing.',
    bad: 'zulu-moves: { value: 6 }',
    good: 'zulu-movement: { value: 6 }',
  },
  phases: {
    severity: 'error',
    says: 'the phases must be {expected}, in this order, and are {actual}',
    explain: 'The order of play of the battle is fixed. Titles and texts may be changed.',
    bad: 'phases:\n  - { id: reaction, title: Reaction, text: Fire. }\n  - { id: zulu-movement, title: Move, text: Move. }',
    good: 'phases:\n  - { id: zulu-movement, title: Move, text: Move. }\n  - { id: reaction, title: Reaction, text: Fire. }',
  },
  'missing-table': {
    severity: 'error',
    says: 'the game has no table "{table}" of the right kind, which the rules read',
    explain: 'What range, Colors, square, leaders and the die do is read from the tables that are printed.',
    bad: '- { kind: rows, id: ranges, ... }',
    good: '- { kind: rows, id: range, ... }',
  },
  'missing-row': {
    severity: 'error',
    says: 'the table "{table}" has no row for {row}',
    explain: 'The rules find rows by their `id`, and rows of dice by their results.',
    bad: '- { cells: { when: in square, change: "−1" } }',
    good: '- { id: square, cells: { when: in square, change: "−1" } }',
  },
  'bad-cell': {
    severity: 'error',
    says: 'the table "{table}" has "{cell}" where the rules need {expected}',
    explain: 'The rules play by the figure that is printed.',
    bad: 'cells: { range: 1, change: some }',
    good: 'cells: { range: 1, change: "+1" }',
  },
  'table-differs': {
    severity: 'error',
    says: 'the table "{table}" has {cell} for a roll of {roll}, but the parameters make it {expected}',
    explain: 'The phase texts print the parameters and the tables their cells; both must say the same.',
    bad: 'sniping-bonus: { value: 2 }   # and 4 to 9 in the table',
    good: 'sniping-bonus: { value: 3 }',
  },
  overstacked: {
    severity: 'error',
    says: 'hex {hex} starts with {strength}, more than {limit}',
    explain: 'Only a hex that `stacking.except` names may hold more than the limit at the start.',
    bad: '- { unit: a, hex: 1403 }\n- { unit: c, hex: 1403 }',
    good: '- { unit: a, hex: 1403 }\n- { unit: c, hex: 1804 }',
  },
  'example-shape': {
    severity: 'error',
    says: 'example "{example}": {key} must be {expected}',
    explain:
      'The rules read the position, the step and the outcome of a worked example; the model’s README lists the keys.',
    bad: 'given: { zulus: 0808 }',
    good: 'given: { zulus: [0808] }',
  },
  'example-key': {
    severity: 'error',
    says: 'example "{example}": the key "{key}" in {where} is not read',
    explain: 'A key that no rule reads would look tested without being so.',
    bad: 'expect: { hit: 7 }',
    good: 'expect: { hit-number: 7 }',
  },
  'example-unit': {
    severity: 'error',
    says: 'example "{example}": the game has no unit or hex "{unit}"',
    explain: 'Units are named by the ids of the counters, hexes by their printed numbers.',
    bad: 'given: { units: { a: { hex: 0715 } } }',
    good: 'given: { units: { a: { hex: 0709 } } }',
  },
  'example-step': {
    severity: 'error',
    says: 'example "{example}": the battle has no step "{step}"',
    explain: 'A worked example asks the map, aims, plays an attack or a phase, or plays whole games.',
    bad: 'do: fire',
    good: 'do: attack',
  },
  'example-dice': {
    severity: 'error',
    says: 'example "{example}": {problem}',
    explain: 'Dice and draws are given in the order in which the rules and the policies ask for them, each from 1 on.',
    bad: 'dice: [2]   # a hit, and no draw for the onrush hex of the lost Zulu',
    good: 'dice: [2, 1]',
  },
  'example-fails': {
    severity: 'error',
    says: 'example "{example}": {key} should be {expected}, but the rules give {actual}',
    explain: 'The example disagrees with map, tables, parameters or rulings of this game; one of them is wrong.',
    bad: 'expect: { hit-number: 6 }   # 8 + 1 - 2',
    good: 'expect: { hit-number: 7 }',
  },
})
