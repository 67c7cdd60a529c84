import type { Context } from '../../src/cli/context.ts'
import type { Host } from '../../src/kernel/host.ts'

/** A context for `run` whose terminal is remembered. */
export interface FakeContext extends Context {
  readonly said: { out: string; err: string }
  readonly interrupt: AbortController
}

/** A command line's surroundings on a host, called in `folder`. */
export function fakeContext(host: Host, folder: string): FakeContext {
  const said = { out: '', err: '' }
  const interrupt = new AbortController()
  return {
    host,
    folder,
    cores: 1,
    signal: interrupt.signal,
    interrupt,
    pause: () => Promise.resolve(),
    terminal: {
      colour: false,
      out: (text) => void (said.out += text),
      err: (text) => void (said.err += text),
      progress: () => undefined,
    },
    said,
  }
}
