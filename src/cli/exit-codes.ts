/** What the process says to the shell. */
export const EXIT = {
  fine: 0,
  /** The game has errors, or a file could not be read or written. */
  faults: 1,
  /** The command line was wrong. */
  usage: 2,
  /** Our own fault. */
  internal: 3,
  /** Ctrl-C. */
  interrupted: 130,
} as const
