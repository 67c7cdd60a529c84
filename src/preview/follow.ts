/** What is to be done over and over: a preview, seen from the one who says when. */
export interface Followed {
  /** Redraws, while `goOn()`; the result is for the one who follows. */
  redraw(goOn: () => boolean): Promise<void>
  /** Does what can wait until nobody is saving. */
  rest(): Promise<void>
  /** Whether there is something new, whatever anybody said. */
  changed(): boolean
  /** Waits so many ms. */
  sleep(ms: number): Promise<void>
  /** Hears of a fault of our own; following goes on. */
  onFault(error: unknown): void
}

/** Says that something may have changed, and ends it all. */
export interface Follower {
  wake(): void
  stop(): void
  /** Done when it has stopped. */
  readonly ended: Promise<void>
}

/** Editors save in several steps, and several files at once: so many ms without news make one change of them, but no more than so many times. */
const QUIET = 10
const MOST_WAITS = 10
/** After a redraw, ms until the files are looked at once more: a watcher may keep a second piece of news to itself that follows within 50 ms. */
const SECOND_LOOK = 80

/** Redraws whenever it is woken; woken during a redraw, it redraws again. */
export function follow(followed: Followed): Follower {
  let news = 0
  let seen = 0
  let stopped = false
  let wakeUp: (() => void) | undefined
  const alert = (): void => {
    wakeUp?.()
    wakeUp = undefined
  }
  const isQuiet = (): boolean => news === seen && !stopped

  const round = async (): Promise<void> => {
    for (let waits = 0, before = -1; before !== news && waits < MOST_WAITS; waits++) {
      before = news
      await followed.sleep(QUIET)
    }
    seen = news
    await followed.redraw(isQuiet)
    await followed.sleep(SECOND_LOOK)
    if (isQuiet() && followed.changed()) news += 1
    if (isQuiet()) await followed.rest()
  }
  const run = async (): Promise<void> => {
    while (!stopped) {
      if (isQuiet()) await new Promise<void>((resume) => (wakeUp = resume))
      if (stopped) return
      try {
        await round()
      } catch (error) {
        followed.onFault(error)
      }
    }
  }
  return {
    wake() {
      news += 1
      alert()
    },
    stop() {
      stopped = true
      alert()
    },
    ended: run(),
  }
}
