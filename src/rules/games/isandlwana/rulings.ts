/** Rulings that the model asks, with the options it can play, default first. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'snipe-cap': ['none', 'six'],
  'split-fire': ['per-attack', 'once', 'none'],
  shortage: ['once', 'twice'],
  'capture-by-move': ['yes', 'no'],
  'onrush-attack': ['one', 'any'],
  'square-mixed': ['no', 'yes'],
  'square-cap': ['square', 'always'],
  'lone-leader': ['rejoin', 'dies'],
  recycle: ['policy', 'nearest', 'random'],
  'snipe-drm': ['3', '0'],
  'zulu-target': ['hex', 'unit'],
  'onrush-target': ['once-a-phase', 'each-attack'],
}

/** The one form of the game. */
export const MODE = 'battle'

/** Rulings that a form of the game asks; none for a form that is not known. */
export function rulingsOf(mode: string): Readonly<Record<string, readonly string[]>> {
  return mode === MODE ? ASKED : {}
}

/** Rulings as the rules ask for them; what each means stands in the game's data. */
export interface BattleRulings {
  readonly splitFire: 'per-attack' | 'once' | 'none'
  readonly shortageTwice: boolean
  readonly captureByMove: boolean
  readonly manyOnrushAttacks: boolean
  readonly mixedSquares: boolean
  readonly alwaysCapped: boolean
  readonly loneLeaderDies: boolean
  readonly recycle: 'policy' | 'nearest' | 'random'
  /** Whether the second column of the sniping table is ever used. */
  readonly lateSniping: boolean
  /** Whether Zulus name the unit before the roll. */
  readonly attackUnits: boolean
  /** Whether an onrush hex may be fired at more than once a phase. */
  readonly onrushTargetedOften: boolean
}

/** The rulings in force. */
export function readRulings(rulings: ReadonlyMap<string, string>): BattleRulings {
  const split = rulings.get('split-fire')
  const recycle = rulings.get('recycle')
  return {
    splitFire: split === 'once' || split === 'none' ? split : 'per-attack',
    shortageTwice: rulings.get('shortage') === 'twice',
    captureByMove: rulings.get('capture-by-move') !== 'no',
    manyOnrushAttacks: rulings.get('onrush-attack') === 'any',
    mixedSquares: rulings.get('square-mixed') === 'yes',
    alwaysCapped: rulings.get('square-cap') === 'always',
    loneLeaderDies: rulings.get('lone-leader') === 'dies',
    recycle: recycle === 'nearest' || recycle === 'random' ? recycle : 'policy',
    lateSniping: rulings.get('snipe-drm') !== '0',
    attackUnits: rulings.get('zulu-target') === 'unit',
    onrushTargetedOften: rulings.get('onrush-target') === 'each-attack',
  }
}
