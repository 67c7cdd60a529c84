import { messages } from '../../../kernel/messages.ts'

/** Findings of the Unbalanced Equality model about the data it plays. */
export const say = messages('unbalanced-equality', {
  'missing-roster': {
    severity: 'error',
    says: 'the scenario "{scenario}" names no roster',
    explain: 'The units that take part, their types, stands and places are those of a roster.',
    bad: 'kind: scenario\nid: my-battle\nmode: battle',
    good: 'kind: scenario\nid: my-battle\nmode: battle\nroster: my-force',
  },
  'no-units': {
    severity: 'error',
    says: 'the roster "{roster}" has no unit of the side {side} that takes part',
    explain: 'A battle needs a unit on both sides; a side without any would have lost before the first turn.',
    bad: 'units: [{ id: a, title: A, side: british, type: british-infantry, at: { x: 0, y: 0 } }]',
    good: 'units:\n  - { id: a, title: A, side: british, type: british-infantry, at: { x: 0, y: 0 } }\n  - { id: z, title: Z, side: zulu, type: zulu-spears, at: { x: 0, y: 200 } }',
  },
  'unit-lacks': {
    severity: 'error',
    says: 'the unit "{unit}" has no {key}, which the rules need',
    explain: 'To be played a unit needs a side, a type out of the table of units, and the place where it starts.',
    bad: '{ id: a, title: A, side: british, type: british-infantry }',
    good: '{ id: a, title: A, side: british, type: british-infantry, at: { x: 0, y: 0 } }',
  },
  'unknown-type': {
    severity: 'error',
    says: 'the rules know no type of unit "{type}"',
    explain:
      'The type of a unit is the id of a row of the table of units. The row of a second formation, closed or dismounted, is no type of its own: the unit starts in that formation.',
    bad: 'type: british-infantry-closed',
    good: 'type: british-infantry\nstarts: [closed]',
  },
  'unknown-start': {
    severity: 'error',
    says: 'the rules know no start "{word}"',
    explain: 'A unit can start in cover and in closed order; mounted infantry in closed order is on foot.',
    bad: 'starts: [covered]',
    good: 'starts: [cover]',
  },
  'off-field': {
    severity: 'error',
    says: 'the unit "{unit}" starts at ({x}, {y}), off the field',
    explain:
      'Places are whole tenths of an inch, within the field that the parameters field-half-width, british-edge and zulu-edge give.',
    bad: 'at: { x: 900, y: 0 }',
    good: 'at: { x: 90, y: 0 }',
  },
  'uneven-men': {
    severity: 'error',
    says: 'the unit "{unit}" has {men}, but the rules count {computed}: {figures} of {each}',
    explain: 'The men of a unit on the roster and in the scenario must be the same: both give the men of a figure.',
    bad: 'men-per-figure: 10   # on the roster, and 15 in the scenario',
    good: 'men-per-figure: 15',
  },
  'missing-table': {
    severity: 'error',
    says: 'the game has no table "{table}", which the rules read',
    explain: 'Values of units, fire, morale and dice stand in tables of the game; the chart prints the same ones.',
    bad: 'kind: tables\ntables: []',
    good: 'kind: tables\ntables:\n  - { kind: rows, id: recovery, title: Recovery, dice: 1d6, columns: [...], rows: [...] }',
  },
  'missing-row': {
    severity: 'error',
    says: 'the table "{table}" has no row {row}, which the rules read',
    explain: 'The rules find the rows of a table by their ids, or by the faces of its die.',
    bad: 'id: fire\nrows: [{ id: short, cells: { change: ×2 } }]',
    good: 'id: fire\nrows: [{ id: short, cells: { change: ×2 } }, { id: medium, cells: { change: ×1 } }, ...]',
  },
  'bad-cell': {
    severity: 'error',
    says: 'the cell "{column}" must be {expected}, not {found}',
    explain: 'The rules reckon with this cell, so it must be written in a form that they can read.',
    bad: 'cells: { kills: one in ten }',
    good: 'cells: { kills: 1 in 10 }',
  },
  'missing-parameter': {
    severity: 'error',
    says: 'the scenario lacks the parameter "{parameter}"',
    explain: 'Losses, distances and limits are data; the rules have no values of their own.',
    bad: 'parameters:\n  contact: { value: 5 }',
    good: 'parameters:\n  contact: { value: 5 }\n  gone-percent: { value: 75 }',
  },
  'bad-parameter': {
    severity: 'error',
    says: 'the parameter "{parameter}" must be a whole number of {least} to {most}, and is {value}',
    explain: 'A value outside this range would make a game that never ends or cannot be played.',
    bad: 'gone-percent: { value: 0 }',
    good: 'gone-percent: { value: 75 }',
  },
  'unknown-parameter': {
    severity: 'error',
    says: 'the game has no parameter "{parameter}"',
    explain: 'A parameter that the rules do not read would change nothing.',
    bad: 'gone: { value: 75 }',
    good: 'gone-percent: { value: 75 }',
  },
  'wrong-phases': {
    severity: 'error',
    says: 'the phases of a turn must be {phases}',
    explain:
      'The steps of a turn have one order, on which the results depend; the scenario gives them titles and texts.',
    bad: 'phases: [{ id: fire, title: Fire, text: All fire. }]',
    good: 'phases:\n  - { id: recovery, title: Recovery, text: ... }\n  - { id: movement, title: Movement, text: ... }\n  - ...',
  },
  'example-shape': {
    severity: 'error',
    says: 'example "{example}": {key} must be {expected}',
    explain: 'A worked example is read by the rules; see the table of keys in the model’s README.',
    bad: 'given: { units: { 90th-a: { lost: many } } }',
    good: 'given: { units: { 90th-a: { lost: 67 } } }',
  },
  'example-key': {
    severity: 'error',
    says: 'example "{example}": nothing is known about the key "{key}" in {where}',
    explain: 'A key that is not read would make the example pass without being tested.',
    bad: 'expect: { kill: 27 }',
    good: 'expect: { kills: 27 }',
  },
  'example-unit': {
    severity: 'error',
    says: 'example "{example}": no unit "{unit}" takes part',
    explain: 'Units are named by their ids in the roster of the example’s scenario.',
    bad: 'given: { units: { 90-a: { lost: 67 } } }',
    good: 'given: { units: { 90th-a: { lost: 67 } } }',
  },
  'example-step': {
    severity: 'error',
    says: 'example "{example}": the rules have no step "{step}"',
    explain: 'An example plays a turn or asks for one value of the rules.',
    bad: 'do: turns',
    good: 'do: turn',
  },
  'example-dice': {
    severity: 'error',
    says: 'example "{example}": {problem}',
    explain: 'The dice of an example are the rolls in the order in which the rules ask for them, no more and no fewer.',
    bad: 'dice: [7]',
    good: 'dice: [5]',
  },
  'example-fails': {
    severity: 'error',
    says: 'example "{example}": {key} should be {expected}, but the rules give {actual}',
    explain:
      'The worked example and the rules with the tables and rulings of this game disagree; one of them is wrong.',
    bad: 'expect: { kills: 28 }',
    good: 'expect: { kills: 27 }',
  },
})
