import { wordsFor } from './figure-sets.ts'
import type { RorkesParams } from './rorkes-params.ts'
import type { Lists } from './rorkes-state.ts'

/** Bytes of a piece of memory: more than the lists take with the most figures and spots that are read. */
const ROOM = 1 << 15

/** Lists of zeros for a game. */
export function newLists(params: RorkesParams): Lists {
  return listsIn(params, new ArrayBuffer(ROOM), new ArrayBuffer(ROOM), new ArrayBuffer(ROOM))
}

/** Copies of lists that share nothing with them. */
export function copyLists(params: RorkesParams, { ofTurn, ofTable, ofGame }: Lists): Lists {
  return listsIn(params, ofTurn.slice().buffer, ofTable.slice().buffer, ofGame.slice().buffer)
}

/** The lists of a game in three pieces of memory, with what is in them. */
function listsIn(params: RorkesParams, ofTurn: ArrayBuffer, ofTable: ArrayBuffer, ofGame: ArrayBuffer): Lists {
  const { zones, sections, roofs, spots } = params.ground
  const { british: b, zulus: z } = params.numbers
  const britishWords = wordsFor(b)
  const zuluWords = wordsFor(z)
  const turn = listMaker(ofTurn)
  const table = listMaker(ofTable)
  const game = listMaker(ofGame)
  const british = {
    words: britishWords,
    at: table.words(spots * britishWords),
    within: table.words(zones.length * britishWords),
    spot: game.signed(b),
    home: game.signed(b),
    homes: game.words(zones.length * britishWords),
    homesIn: game.bytes(zones.length),
    atHome: table.words(britishWords),
    shots: game.bytes(b),
    empty: game.words(britishWords),
    lostIn: game.bytes(b),
    called: turn.words(britishWords),
    moved: turn.words(britishWords),
    busy: turn.words(britishWords),
    struck: turn.words(britishWords),
    fought: turn.words(britishWords),
    fired: turn.bytes(b),
    inside: turn.bytes(b),
    across: turn.bytes(b),
  }
  const zulus = {
    words: zuluWords,
    at: table.words((spots + sections.length) * zuluWords),
    within: table.words(zones.length * zuluWords),
    spot: game.signed(z),
    wave: game.shorts(z),
    called: turn.words(zuluWords),
    moved: turn.words(zuluWords),
    busy: turn.words(zuluWords),
    struck: turn.words(zuluWords),
    attackers: turn.bytes(z),
  }
  const counts = {
    britishAt: table.bytes(spots),
    zulusAt: table.bytes(spots),
    britishIn: table.bytes(zones.length),
    zulusIn: table.bytes(zones.length),
    advancing: table.bytes(sections.length),
    coming: table.bytes(zones.length),
    threatsTo: table.bytes(zones.length),
  }
  return {
    british,
    zulus,
    counts,
    acting: game.words(Math.max(britishWords, zuluWords)),
    initiative: game.bytes(zones.length),
    passed: turn.bytes(spots),
    chopped: game.shorts(sections.length),
    choppers: turn.bytes(sections.length),
    inches: game.shorts(roofs.length),
    burntIn: game.bytes(roofs.length),
    guards: game.bytes(roofs.length),
    rolls: game.words(sections.length + zones.length),
    ofTurn: turn.all(),
    ofTable: table.all(),
    ofGame: game.all(),
  }
}

/** Makes lists one after the other in a piece of memory, each of them from a whole word on. */
function listMaker(memory: ArrayBuffer) {
  let end = 0
  const take = (size: number): number => {
    const from = end
    end += 4 * Math.ceil(size / 4)
    return from
  }
  return {
    bytes: (length: number) => new Uint8Array(memory, take(length), length),
    signed: (length: number) => new Int8Array(memory, take(length), length),
    shorts: (length: number) => new Int16Array(memory, take(2 * length), length),
    words: (length: number) => new Int32Array(memory, take(4 * length), length),
    /** The bytes of all of them. */
    all: () => new Uint8Array(memory, 0, end),
  }
}
