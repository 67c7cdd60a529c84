import type { LooseKind, PieceSet } from '../game-job.ts'
import { sideTitle, type ModuleContext } from './module-context.ts'
import { pieceSlot } from './slots.ts'
import { component, type XmlPart } from './xml.ts'

/** Pixels round the picture, and room for names and their list. */
const MARGIN = 40
const NAMES = 260
const HEIGHT = 500

/** The window with one piece of each kind, to take copies from: a tab for each set, with a tab for each side where it has several. */
export function palettes(context: ModuleContext): XmlPart[] {
  const { sets } = context.job
  if (sets.length === 0) return []
  const attributes = {
    name: 'Pieces',
    text: 'Pieces',
    tooltip: 'Pieces to take copies from',
    hidden: false,
    hotkey: '',
    icon: '',
  }
  const tabs = sets.map((set) => palette(set, context))
  return [component('module.PieceWindow', { ...attributes, defaultWidth: 0, scale: '1.0' }, [tab('Pieces', tabs)])]
}

function palette({ title, kinds }: PieceSet, context: ModuleContext): XmlPart {
  const sides = [...new Set(kinds.map(({ side }) => side))]
  if (sides.length === 1) return list(title, kinds, context)
  const panels = sides.map((side) =>
    list(
      sideTitle(context.job, side) ?? 'Others',
      kinds.filter((kind) => kind.side === side),
      context,
    ),
  )
  return tab(title, panels)
}

const tab = (name: string, children: readonly XmlPart[]): XmlPart =>
  component('widget.TabWidget', { entryName: name }, children)

/** A list of names with the picture of the one that is chosen: the only part of a palette that scrolls. */
function list(name: string, kinds: readonly LooseKind[], context: ModuleContext): XmlPart {
  const widest = Math.max(...kinds.map(({ front }) => context.pictures.of(front).width))
  const divider = widest + MARGIN
  return component(
    'widget.ListWidget',
    { entryName: name, width: divider + NAMES, height: HEIGHT, divider, scale: '1.0' },
    kinds.map((kind) => pieceSlot(kind, context)),
  )
}
