/** The server of the queue does not answer, or the address is none. A fault of the address or the network, in plain words. */
export class QueueError extends Error {}
