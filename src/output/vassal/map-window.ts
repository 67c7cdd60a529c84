import { component, type XmlPart } from './xml.ts'

/** A window with a board. */
export interface MapWindow {
  readonly name: string
  /** Opened with a button of its name; the main window is always open. */
  readonly button: boolean
  readonly boards: readonly XmlPart[]
  /** Stacks and piles that lie on the boards, and tools of this window alone. */
  readonly contents: readonly XmlPart[]
}

/** A window that everybody sees. */
export function mapWindow(window: MapWindow): XmlPart {
  const { name, button, boards, contents } = window
  return component('module.Map', { ...head(name, button), markMoved: 'Never' }, [
    boardPicker(boards),
    component('module.map.StackMetrics', {
      ...{ bottom: '40,0', disabled: false, down: '37,0', top: '38,0', up: '39,0' },
      ...{ exSepX: 12, exSepY: 24, unexSepX: 4, unexSepY: 6 },
    }),
    ...handling(),
    component('module.map.StackExpander'),
    component('module.map.CounterDetailViewer', {
      ...{ borderWidth: 0, centerAll: false, delay: 500, description: '', display: 'from top-most layer only' },
      ...{ graphicsZoom: '1.0', hotkey: '32,130', minDisplayPieces: 2, showgraph: true, showtext: true, version: 4 },
      ...{ emptyHexReportForma: '$LocationName$', summaryReportFormat: '$LocationName$' },
    }),
    ...contents,
  ])
}

/** A window that one side sees and uses, with its cards side by side. */
export function handWindow({
  name,
  boards,
  owners,
}: {
  name: string
  boards: readonly XmlPart[]
  owners: string
}): XmlPart {
  // Without stack metrics of its own a hand lays cards out in a row.
  const attributes = { side: owners, visible: false, ...head(name, true), markMoved: 'Never' }
  return component('module.PlayerHand', attributes, [boardPicker(boards), ...handling()])
}

function head(name: string, button: boolean): XmlPart['attributes'] {
  return {
    ...{ allowMultiple: false, backgroundcolor: '255,255,255', color: '0,0,0', thickness: 3 },
    ...{ edgeHeight: 0, edgeWidth: 0, hotkey: '', icon: '', moveKey: '' },
    ...{ mapName: name, buttonName: name, tooltip: button ? `Show or hide: ${name}` : '', launch: button },
    changeFormat: '$message$',
    createFormat: '$pieceName$ put on $location$ *',
    moveToFormat: '$pieceName$ moves from $previousLocation$ to $location$ *',
    moveWithinFormat: '$pieceName$ moves from $previousLocation$ to $location$ *',
  }
}

function boardPicker(boards: readonly XmlPart[]): XmlPart {
  const attributes = {
    ...{ addColumnText: 'Add column', addRowText: 'Add row', boardPrompt: 'Choose', title: 'Choose what to play' },
    ...{ slotHeight: 125, slotScale: '0.2', slotWidth: 350 },
  }
  return component('module.map.BoardPicker', attributes, boards)
}

/** What every window needs, so that pieces can be moved, looked at and told about. VASSAL adds none of it to a map that is read from a file. */
function handling(): XmlPart[] {
  const map = (name: string, attributes: XmlPart['attributes'] = {}) => component(`module.map.${name}`, attributes)
  return [
    ...['ForwardToKeyBuffer', 'Scroller', 'ForwardToChatter', 'MenuDisplayer', 'MapCenterer', 'PieceMover'].map(
      (name) => map(name),
    ),
    map('KeyBufferer'),
    map('ImageSaver', { buttonText: '', hotkey: '', icon: '/images/camera.gif', tooltip: 'Save as a picture' }),
    map('Zoomer'),
    component('module.properties.GlobalProperties'),
    map('SelectionHighlighters'),
    map('HighlightLastMoved', { color: '255,0,0', enabled: true, thickness: 2 }),
  ]
}

/** A board with a picture. */
export function pictureBoard(name: string, image: string, grid: readonly XmlPart[] = []): XmlPart {
  return component('module.map.boardPicker.Board', { image, name, reversible: false }, grid)
}

/** A plain board of a size in pixels. */
export function plainBoard(name: string, width: number, height: number): XmlPart {
  return component('module.map.boardPicker.Board', { name, width, height, color: '224,216,196', reversible: false })
}
