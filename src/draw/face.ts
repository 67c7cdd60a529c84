/**
 * One side of a piece, drawn. `svg` is a fragment in the strict subset of `README.md`: one user unit is 1 mm, the origin is the top left
 * corner of the trimmed piece, the picture reaches `bleed` beyond it. It refers to shared drawings by `<use href="#id"/>` whose
 * ids are in the `Library` it was drawn with. Equal pictures have equal `svg`, so that writers can store them once.
 */
export interface Face {
  /** Unique within a build: `zulu/blood/3`. */
  readonly piece: string
  readonly side: 'front' | 'back'
  /** For messages and bookmarks: `Zulu Blood (3 of 10)`. */
  readonly label: string
  /** Trimmed size in mm. */
  readonly width: number
  readonly height: number
  readonly bleed: number
  /**
   * Colour (`#rrggbb`) of the flat on which the drawing lies. It is not part of `svg`: a sheet draws it under the face, in one piece with its
   * neighbours of the same colour, so that no seam shows where they butt. Absent: the drawing has its own ground.
   */
  readonly ground?: string | undefined
  readonly svg: string
}

/** Shared drawings of a build by id: complete elements such as `<g id=…>`, `<path id=…>`, `<image id=…>`, in the order of their first use. */
export type Library = Map<string, string>
