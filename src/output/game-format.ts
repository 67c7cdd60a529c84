import type { Face } from '../draw/face.ts'
import type { GameJob } from './game-job.ts'
import type { Emitted } from './output-format.ts'

/** Stands for the sheet in files that hold a whole game. */
export const WHOLE_GAME = 'game'

export interface GameEmitOptions {
  /** A face as a self-contained SVG page without text, of the size of the trimmed piece: what lies beyond it is cut off. */
  readonly svgOf: (face: Face) => string
  /** Pixels an inch of pictures; absent: what suits the format. */
  readonly dpi?: number | undefined
  /** Address below which pictures will lie that a file only names; absent: they are named without a place. */
  readonly imageBase?: string | undefined
  /** Waits a moment between two pictures; false when nobody wants the rest any more. */
  readonly goOn?: (() => Promise<boolean>) | undefined
}

/** A way to write a whole game, for play on a screen. It decides nothing about the pictures. */
export interface GameFormat {
  readonly id: string
  readonly summary: string
  emit(job: GameJob, options: GameEmitOptions): Promise<Emitted>
}
