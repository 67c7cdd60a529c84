/** What a wave of a size has in an assault, and with how many kills it tests. */
export interface WaveLevels {
  readonly size: number
  readonly markers: number
  /** Fewest kills that reach each share. */
  readonly kills: readonly number[]
}

/** Numbers from which levels are worked out. */
export interface LevelRules {
  /** Shares of a wave, in percent. */
  readonly shares: readonly number[]
  /** Figures that a marker stands for. */
  readonly worth: number
  /** Figures for which a wave gets a marker; undefined where it gets none. */
  readonly perMarker: number | undefined
}

/** Works out markers and levels: a wave with markers counts as so many figures more. */
export function waveLevels(size: number, { shares, worth, perMarker }: LevelRules): WaveLevels {
  const markers = perMarker === undefined ? 0 : Math.floor(size / perMarker)
  const strength = size + worth * markers
  return { size, markers, kills: shares.map((percent) => Math.ceil((percent * strength) / 100)) }
}
