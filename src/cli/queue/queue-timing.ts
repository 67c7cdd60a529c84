/** How long the server may keep us waiting before we give up, in ms: longer than a restart takes, shorter than a night. */
export const PATIENCE = 120_000

/** How long the first answer may take, in ms. */
export const FIRST_ANSWER = 10_000

/** After so many ms a lost notice is looked for: the state of a share is asked instead of waited for. */
export const ASK_AGAIN = 2_000

/** A worker that says nothing for so long is taken for dead, in ms, and its share goes to another. */
export const LOCK = 10_000

/** How often the queue is searched for shares of dead workers, in ms. */
export const SEARCH = 5_000

/** Shares on their way at a time. Many workers can be busy, and no more lies on the server than they play in some seconds. */
export const SHARES_ON_THE_WAY = 32
