import type { Game } from '../../game/game.ts'
import type { Dice, Table } from '../../game/tables.ts'
import { sequence } from './sequence.ts'
import { component, type XmlPart } from './xml.ts'

/** A button for each kind of dice that the tables of a game throw. */
export function diceButtons({ tables }: Game): XmlPart[] {
  const byName = new Map(tables.flatMap(diceOf).map((dice) => [nameOf(dice), dice]))
  return [...byName].map(([name, { count, sides }]) =>
    component('module.DiceButton', {
      ...{ name, text: name, tooltip: `Throw ${name}`, icon: '/images/die.gif', hotkey: '' },
      ...{ nDice: count, nSides: sides, plus: 0, addToTotal: 0, prompt: false, sortDice: false },
      reportTotal: count > 1,
      reportFormat: '** $name$ = $result$ *** ($PlayerName$)',
    }),
  )
}

const nameOf = ({ count, sides }: Dice): string => `${count === 1 ? '' : count}d${sides}`

function diceOf(table: Table): Dice[] {
  if (table.kind === 'hit-odds') return [table.dice]
  return [...(table.dice ? [table.dice] : []), ...table.columns.flatMap(({ roll }) => roll ?? [])]
}

/** A counter of turns, with the phases of a turn where all scenarios have the same; none for a game without phases. */
export function turnCounter({ scenarios }: Game): XmlPart[] {
  const phases = scenarios.map((scenario) => scenario.phases.map(({ title }) => title))
  const [first] = phases
  if (!first || first.length === 0) return []
  const isSame = phases.every((titles) => JSON.stringify(titles) === JSON.stringify(first))
  const level = { configList: false, configFirst: false, prompt: '', turnFormat: '$value$' }
  const list = isSame
    ? [
        component('module.turn.ListTurnLevel', {
          name: 'Phase',
          property: 'Phase',
          list: sequence(first, ','),
          ...level,
        }),
      ]
    : []
  const turns = {
    name: 'Turn',
    property: 'Turn',
    turnFormat: 'Turn $value$',
    start: 1,
    incr: 1,
    loop: false,
    loopLimit: -1,
  }
  const attributes = {
    ...{ name: 'Turn', buttonText: 'Turn', hotkey: '', icon: '', nexthotkey: '', prevhotkey: '' },
    turnFormat: isSame ? '$level1$: $level2$' : '$level1$',
    reportFormat: '* $newTurn$ *',
  }
  return [component('module.turn.TurnTracker', attributes, [component('module.turn.CounterTurnLevel', turns, list)])]
}

/** Notes that players write, for all or for themselves. */
export function notesWindow(): XmlPart {
  return component('module.NotesWindow', { buttonText: 'Notes', hotkey: '', icon: '', tooltip: 'Notes' })
}
