import type { Diagnostic, Severity, Span } from './diagnostic.ts'

/** Parameters of a message: what its sentence names. */
export type Params = Readonly<Record<string, string | number>>

/** One kind of finding: its sentence, and the page that `qm explain` prints. */
export interface Message {
  readonly severity: Severity
  /** The sentence; `{name}` is replaced by the parameter of that name. */
  readonly says: string
  /** What it means and why it matters, for `qm explain`. */
  readonly explain: string
  /** Input that causes it. */
  readonly bad: string
  /** The same, mended. */
  readonly good: string
}

/** A table of messages of one stage, by name; the code of an entry is `stage/name`. */
export type MessageTable = Readonly<Record<string, Message>>

/** What may go along with a message. */
export interface Extra {
  readonly hints?: readonly string[]
  readonly related?: readonly { readonly message: string; readonly at: Span }[]
  readonly severity?: Severity
}

/** The parameters that a sentence names, read off its text, so that the compiler checks every call. */
type Names<S extends string> = S extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never
type ParamsOf<S extends string> = { readonly [K in Names<S>]: string | number }

/** Makes diagnostics of one stage: `say('unknown-key', { key }, span)`. */
export interface Say<T extends MessageTable> {
  <K extends keyof T & string>(name: K, params: ParamsOf<T[K]['says']>, at?: Span, extra?: Extra): Diagnostic
  readonly stage: string
  readonly table: T
}

/** A maker of diagnostics for a stage and its table of messages. */
export function messages<const T extends MessageTable>(stage: string, table: T): Say<T> {
  const say = (name: keyof T & string, params: Params, at?: Span, extra: Extra = {}): Diagnostic => {
    const entry = table[name]
    if (!entry) throw new Error(`no message ${stage}/${name}`)
    const message = entry.says.replace(/\{([^}]+)\}/g, (_, key: string) => String(params[key] ?? `{${key}}`))
    return {
      code: `${stage}/${name}`,
      severity: extra.severity ?? entry.severity,
      message,
      ...(at && { at }),
      ...(extra.related && { related: extra.related }),
      ...(extra.hints && { hints: extra.hints }),
    }
  }
  return Object.assign(say, { stage, table })
}
