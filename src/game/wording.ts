/** A text that is the same in every game, or one version per option of a ruling. */
export type Wording =
  | string
  | {
      readonly ruling: string
      readonly byOption: Readonly<Record<string, string>>
      /** What the source prints; tables mark every other version with a dagger. */
      readonly printed?: string | undefined
    }
