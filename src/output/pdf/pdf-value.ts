/** A value as it stands in a PDF file. Names and strings are told apart; text is one character a byte. */
export type PdfValue =
  number | boolean | null | PdfName | PdfText | PdfLink | PdfOperator | PdfDictionary | readonly PdfValue[]

export interface PdfName {
  readonly kind: 'name'
  readonly name: string
}

export interface PdfText {
  readonly kind: 'text'
  readonly bytes: string
}

/** A reference to another object. */
export interface PdfLink {
  readonly kind: 'link'
  readonly object: number
}

/** An operator of a content stream, or a keyword of the file: `cm`, `obj`. */
export interface PdfOperator {
  readonly kind: 'operator'
  readonly word: string
}

export interface PdfDictionary {
  readonly kind: 'dictionary'
  readonly entries: ReadonlyMap<string, PdfValue>
}

/** Whether a value is of one of the kinds that carry their kind. */
export function isKind<K extends 'name' | 'text' | 'link' | 'operator' | 'dictionary'>(
  value: PdfValue | undefined,
  kind: K,
): value is Extract<PdfValue, { readonly kind: K }> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind
}
