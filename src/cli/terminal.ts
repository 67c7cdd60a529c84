/** Where a command speaks: results to stdout, progress and messages to stderr. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** Replaces the progress line, cut to the width of the terminal; nothing when stderr is none. An empty text wipes it. */
  progress(text: string): void
  /** Whether messages on stderr may be coloured (`NO_COLOR` is honoured). */
  readonly colour: boolean
}

/** A text cut to the width of a terminal, since a line that wraps could not be wiped; whole where the width is not known (0). */
export function inOneLine(text: string, columns: number): string {
  return columns > 1 ? text.slice(0, columns - 1) : text
}

/** The streams of this process. */
export function processTerminal(): Terminal {
  const interactive = process.stderr.isTTY === true
  const colour = (interactive && process.env['NO_COLOR'] === undefined) || process.env['FORCE_COLOR'] === '1'
  // `qm … | head` closes the pipe early: that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  let shown = false
  const wipe = (): void => {
    if (shown) process.stderr.write('\r\u001b[K')
    shown = false
  }
  return {
    colour,
    out: (text) => {
      wipe()
      process.stdout.write(text)
    },
    err: (text) => {
      wipe()
      process.stderr.write(text)
    },
    progress: (text) => {
      if (!interactive) return
      wipe()
      process.stderr.write(inOneLine(text, process.stderr.columns))
      shown = text !== ''
    },
  }
}
