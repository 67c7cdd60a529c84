/** The bytes of a picture as a PDF image holds them: dictionary entries and the (packed) samples. */
export interface ImageData {
  readonly width: number
  readonly height: number
  readonly dictionary: Readonly<Record<string, unknown>>
  readonly samples: Uint8Array
  /** Opacity, one packed byte a pixel. */
  readonly alpha?: Uint8Array
}
