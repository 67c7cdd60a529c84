/** What names mean in the game that the table belongs to: handed in, since pictures and themes lie above this folder. */
export interface KnownNames {
  isIcon(name: string): boolean
  /** Names of icons, for "did you mean". */
  icons(): readonly string[]
  isColour(name: string): boolean
  /** Ids of the sides of the game. */
  sides(): readonly string[]
}
