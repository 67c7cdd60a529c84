/** Which of two versions a mark stands for: `base` is drawn hollow or dashed, `changed` filled, so that colour is never the only sign. */
export type Version = 'base' | 'changed'

/** What every plot has: a title, and a sentence for readers who do not see it. */
interface Captioned {
  readonly title: string
  readonly description: string
}

/** Values with their intervals, one a row, on one axis. */
export interface IntervalsFigure extends Captioned {
  readonly kind: 'intervals'
  /** Unit of the axis: `%`, `points`. */
  readonly unit: string
  /** `value` in words as `text`, rounded to what the interval supports. */
  readonly rows: readonly {
    readonly label: string
    readonly value: number
    readonly low: number
    readonly high: number
    readonly text: string
    readonly version: Version
  }[]
  /** A value that is marked: no effect, an even game. Always on the axis. */
  readonly mark?: number | undefined
}

/** Two counts a row, before and after; absent where the version has nothing of the kind. */
export interface BarsFigure extends Captioned {
  readonly kind: 'bars'
  readonly rows: readonly {
    readonly label: string
    readonly from?: number | undefined
    readonly to?: number | undefined
  }[]
}

/** Values by row and column, each written into its cell. */
export interface HeatMapFigure extends Captioned {
  readonly kind: 'heat-map'
  /** What the rows and the columns are. */
  readonly rowTitle: string
  readonly columnTitle: string
  readonly cells: readonly {
    readonly row: string
    readonly column: string
    /** Strength and sign of the flat. */
    readonly value: number
    /** What the cell says: the value, its interval, the verdict. */
    readonly lines: readonly string[]
  }[]
}

/** A figure from turn to turn in many games: the median, and the band of the middle eight tenths. */
export interface CourseFigure extends Captioned {
  readonly kind: 'course'
  readonly series: readonly {
    readonly label: string
    readonly version: Version
    readonly points: readonly {
      readonly turn: number
      readonly p10: number
      readonly p50: number
      readonly p90: number
    }[]
  }[]
}

/** A plot as numbers and words, before anything is drawn. */
export type Figure = IntervalsFigure | BarsFigure | HeatMapFigure | CourseFigure
