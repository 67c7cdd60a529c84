/** Lengths that every sheet keeps to, in whole micrometres. */

/** Nothing is printed closer to the paper's edge: home printers leave 3 to 5 mm white. */
export const EDGE = 5_000

/** Most bleed that is shown round a block of pieces: enough for a knife that is 1 mm off, and saves ink. */
export const OUTER_BLEED = 2_000

/**
 * How far a piece reaches under its later neighbour where two butt, so that no white hairline shows at their common cut: a little more
 * than a pixel of a viewer at 96 dpi (0.265 mm), since less still shows on the screen.
 */
export const OVERLAP = 300

/** Clear space between the bleed and a cut mark, and its least where there is no bleed to keep off. */
export const MARK_GAP = 500
export const LEAST_MARK_GAP = 200

/** Length of a cut mark: wanted, short (bleed gives way down to it) and least. */
export const MARK_LENGTH = 3_000
export const SHORT_MARK = 1_000
export const LEAST_MARK = 750

/** Length of a cut mark of a counter sheet: row letters and column numbers stand between them. */
export const COUNTER_MARK = 3_500

/** Room that a side needs for its marks when nothing else fits. */
export const LEAST_MARK_ROOM = LEAST_MARK_GAP + LEAST_MARK

/** Height of the head and of the foot, measured from `EDGE` inwards. */
export const BAND = 4_500

/** From the trims beside a fold to the fold: bleed, then white for the fold line. */
export const FOLD_ROOM = 3_500
