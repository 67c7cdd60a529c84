import { ABOUT } from './about-page.ts'
import { charts, trackWindows } from './charts.ts'
import { distanceThread } from './distance.ts'
import { drawTable, hands } from './draw-piles.ts'
import { hexGrid, hexGridPart } from './hex-grid.ts'
import { mapWindow, pictureBoard, plainBoard } from './map-window.ts'
import { cardTables, moduleBoards, type ModuleBoard } from './module-boards.ts'
import { authorsOf, type ModuleContext } from './module-context.ts'
import { palettes } from './palettes.ts'
import { playerRoster, prototypes } from './prototypes.ts'
import { reserveWindow, reserves } from './reserve.ts'
import { setUpStacks, startStack } from './set-up-stacks.ts'
import { diceButtons, notesWindow, turnCounter } from './tools.ts'
import { component, type XmlPart } from './xml.ts'

/** The version of VASSAL whose format this is. Later ones read it. */
export const VASSAL_VERSION = '3.6.0'

/** A plain table for counters, in pixels, and one on which lengths are measured, mm: 36 x 24 inches. */
const TABLE = { width: 1600, height: 1000 }
const FIELD = { width: 914.4, height: 609.6 }

/** All components of a module, in the order of its toolbar. */
export function buildFile(context: ModuleContext): XmlPart {
  const { job } = context
  const boards = moduleBoards(job)
  const windows = [
    ...playWindows(boards, context),
    ...hands(context),
    reserveWindow(reserves(context, boards).reserves, context),
    ...trackWindows(context),
  ].filter((part) => part !== undefined)
  const parts = [
    component('module.BasicCommandEncoder'),
    component('module.Documentation', {}, [
      component('module.documentation.HelpFile', {
        fileName: ABOUT,
        fileType: 'archive',
        title: `About ${job.game.title}`,
      }),
    ]),
    playerRoster(context),
    component('module.GlobalOptions', {
      ...{
        autoReport: 'Always',
        chatterHTMLSupport: 'Never',
        hotKeysOnClosedWindows: 'Never',
        nonOwnerUnmaskable: 'Never',
      },
      ...{ playerIdFormat: '$PlayerName$ ($PlayerSide$)', promptString: 'Opponents can turn over my cards' },
    }),
    ...windows,
    ...palettes(context),
    ...charts(context),
    ...turnCounter(job.game),
    ...diceButtons(job.game),
    notesWindow(),
    component('module.gamepieceimage.GamePieceImageDefinitions'),
    component('module.properties.GlobalProperties'),
    prototypes(context),
    component('module.Chatter'),
    component('module.KeyNamer'),
    { name: 'VASSAL.i18n.Language', attributes: {}, children: [] },
  ]
  return component('GameModule', head(context), parts)
}

/** Slots have their numbers once all parts are made, so this is read last. */
function head({ job, nextSlot }: ModuleContext): XmlPart['attributes'] {
  return {
    ...{ name: job.game.title, version: job.version, VassalVersion: VASSAL_VERSION },
    description: authorsOf(job),
    ...{ nextPieceSlotId: nextSlot(), ModuleOther1: '', ModuleOther2: '' },
  }
}

/** The window of the boards, and that of the cards; where there is no board, cards lie on the table of the main window. */
function playWindows(boards: readonly ModuleBoard[], context: ModuleContext): XmlPart[] {
  const tables = cardTables(context.job)
  const drawn = tables.map((table) => drawTable(table, tables, context))
  const cards = { boards: drawn.map(({ board }) => board), contents: drawn.flatMap(({ piles }) => piles) }
  const onlyTable = boards.every(({ surface }) => surface === undefined)
  if (onlyTable && tables.length > 0) return [mapWindow({ name: 'Table', button: false, ...cards })]
  const main = mapWindow({
    name: 'Board',
    button: false,
    boards: boards.map((board) => boardPart(board, context)),
    contents: [
      ...distanceThread(boards, context),
      ...boards.flatMap((board) => setUpStacks(board, context).map((stack) => startStack(stack, context))),
    ],
  })
  return [main, ...(tables.length > 0 ? [mapWindow({ name: 'Cards', button: true, ...cards })] : [])]
}

function boardPart({ name, surface }: ModuleBoard, { job, pictures, scale }: ModuleContext): XmlPart {
  if (!surface) {
    if (job.game.stickSets.length === 0) return plainBoard(name, TABLE.width, TABLE.height)
    return plainBoard(name, Math.round(FIELD.width * scale), Math.round(FIELD.height * scale))
  }
  const { face, hexes } = surface
  const grid = hexes ? [hexGridPart(hexGrid(hexes, scale), hexes.map)] : []
  return pictureBoard(name, pictures.of(face).file, grid)
}
