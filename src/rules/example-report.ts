import type { Example } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'

/** A worked example with the policies that its seats play by, as written: `keep`, `hold:60`. */
export interface ExampleTask {
  readonly example: Example
  readonly policies: readonly string[]
}

/** What came of a replay: no error means that the example is played as written. */
export interface ExampleReport {
  readonly passed: boolean
  readonly diagnostics: readonly Diagnostic[]
}
