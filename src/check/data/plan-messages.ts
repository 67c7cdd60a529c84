import { messages } from '../../kernel/messages.ts'

/** What can be wrong with the sections and zones of a plan. */
export const sayPlan = messages('check', {
  'section-sides': {
    severity: 'error',
    says: 'the section "{section}" has {count} different sides; it needs two',
    explain: 'A section parts two zones, a zone from the ground outside, or the ground from a roof.',
    bad: 'sides: [yard, yard]',
    good: 'sides: [out, yard]',
  },
  'section-places': {
    severity: 'error',
    says: 'the section "{section}" does not say how many figures have room at it',
    explain: 'Only where nothing stands in the way, in a section of kind `open`, does nobody need a place.',
    bad: '- { id: N1, sides: [out, yard], kind: wall, look: stone }',
    good: '- { id: N1, sides: [out, yard], kind: wall, places: 6, look: stone }',
  },
  'opening-places': {
    severity: 'error',
    says: 'places at the section "{section}": {places}; windows: {windows}',
    explain: 'At an opening there is one place for each window; blocked doors come on top when they are broken.',
    bad: 'kind: opening\nplaces: 3\nopenings: [{ kind: window, at: [4, 2] }]',
    good: 'kind: opening\nplaces: 1\nopenings: [{ kind: window, at: [4, 2] }]',
  },
  'opening-off-wall': {
    severity: 'error',
    says: 'the {opening} lies {inches} inches beside the wall of "{section}"',
    explain: 'Doors and windows are drawn into the line of their section.',
    bad: 'line: [[0, 2], [8, 2]]\nopenings: [{ kind: door, at: [4, 3] }]',
    good: 'line: [[0, 2], [8, 2]]\nopenings: [{ kind: door, at: [4, 2] }]',
  },
  'ledge-side': {
    severity: 'error',
    says: 'the ledge of the section "{section}" is on none of its sides',
    explain: 'A ledge makes an attack from one of the two sides harder; it names that side.',
    bad: 'sides: [out, yard]\nledge: hut',
    good: 'sides: [out, yard]\nledge: out',
  },
  'zone-cut-off': {
    severity: 'error',
    says: 'no way leads into the zone "{zone}"',
    explain: 'Every zone is reached from outside through sections, one after the other.',
    bad: 'a zone that no section names',
    good: '- { id: I1, sides: [yard, hut], kind: door, places: 1 }',
  },
  'off-plan': {
    severity: 'error',
    says: 'the point [{x}, {y}] lies outside the plan of {width} x {height} inches',
    explain: 'Points are in inches from the left and from the upper edge of the plan.',
    bad: 'size: [20, 10]\nlabel: [24, 5]',
    good: 'size: [20, 10]\nlabel: [14, 5]',
  },
})
