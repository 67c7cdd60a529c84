/** Forms of the game. */
export const MODES = ['three-assaults']

/** Rulings that are asked by name; the others set numbers of the scenario and cells of tables. Default first. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'zulus-per-assault': ['all', 'left'],
  'oskarberg-reload': ['yes', 'no'],
  reload: ['yes', 'no'],
}

/** Rulings that a form of the game asks, with the options that can be played. */
export function rulingsOf(mode: string): Readonly<Record<string, readonly string[]>> {
  return MODES.includes(mode) ? ASKED : {}
}
