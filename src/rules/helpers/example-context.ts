import type { Example } from '../../game/game.ts'
import type { Diagnostic, Span } from '../../kernel/diagnostic.ts'
import type { Extra } from '../../kernel/messages.ts'

/** What a reader of an example reports with. */
export interface ExampleContext {
  readonly example: Example
  readonly diagnostics: Diagnostic[]
  /** The messages of the rules model. */
  readonly say: ExampleSay
}

type Value = string | number

/** Findings that every model with worked examples can make of them. */
export interface ExampleSay {
  (name: 'example-shape', told: { example: Value; key: Value; expected: Value }, at?: Span, extra?: Extra): Diagnostic
  (name: 'example-key', told: { example: Value; key: Value; where: Value }, at?: Span, extra?: Extra): Diagnostic
  (name: 'example-unit', told: { example: Value; unit: Value }, at?: Span, extra?: Extra): Diagnostic
  (
    name: 'example-fails',
    told: { example: Value; key: Value; expected: Value; actual: Value },
    at?: Span,
    extra?: Extra,
  ): Diagnostic
}
