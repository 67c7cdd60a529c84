import type { StickSet } from '../../game/sticks.ts'
import { MM_PER_INCH } from '../../kernel/units.ts'
import type { ModuleBoard } from './module-boards.ts'
import type { ModuleContext } from './module-context.ts'
import { component, type XmlPart } from './xml.ts'

/** What the unit of sticks is called, and how many mm it has. */
const UNITS: Readonly<Record<StickSet['unit'], { readonly name: string; readonly mm: number }>> = {
  in: { name: 'inches', mm: MM_PER_INCH },
  cm: { name: 'centimetres', mm: 10 },
  mm: { name: 'millimetres', mm: 1 },
}

/** The thread that measures: in hexes where there are any, else in the unit of the game's sticks; none for a game that has neither. */
export function distanceThread(boards: readonly ModuleBoard[], { job, scale }: ModuleContext): XmlPart[] {
  if (boards.some(({ surface }) => surface?.hexes !== undefined)) {
    return [thread('hexes', { snapEnd: true, snapStart: true })]
  }
  const [sticks] = job.game.stickSets
  if (!sticks) return []
  const { name, mm } = UNITS[sticks.unit]
  // VASSAL takes whole pixels.
  const pixels = Math.max(1, Math.round(mm * scale))
  return [thread(name, { snapEnd: false, snapStart: false, scale: pixels, round: 'Nearest whole number' })]
}

function thread(unit: string, measure: XmlPart['attributes']): XmlPart {
  return component('module.map.LOS_Thread', {
    ...{ threadName: 'Distance', label: 'Distance', tooltip: `Measure a distance in ${unit}`, hotkey: '' },
    ...{ iconName: '/images/thread.gif', drawRange: true, hideCounters: false, ...measure },
    ...{ threadColor: '255,0,0', rangeBg: '0,0,0', rangeFg: '255,255,255' },
  })
}
