/** The part of `linebreak` (Unicode line breaking, UAX #14) that is used here; the package has no types of its own. */
declare module 'linebreak' {
  export interface Break {
    /** Offset in UTF-16 units after which the line may end. */
    readonly position: number
    /** The line must end here. */
    readonly required: boolean
  }
  export default class LineBreaker {
    constructor(text: string)
    /** The next break, null after the last one (which is the end of the text). */
    nextBreak(): Break | null
  }
}
