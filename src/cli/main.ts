import { availableParallelism } from 'node:os'
import { EXIT } from './exit-codes.ts'
import { nodeHost } from './node-host.ts'
import { run } from './run.ts'
import { processTerminal } from './terminal.ts'

const interrupt = new AbortController()
process.on('SIGINT', () => {
  // The first Ctrl-C lets the command tidy up; a second one does not wait.
  if (interrupt.signal.aborted) process.exit(EXIT.interrupted)
  interrupt.abort()
})

void run(process.argv.slice(2), {
  host: nodeHost(),
  terminal: processTerminal(),
  folder: process.cwd(),
  cores: availableParallelism(),
  signal: interrupt.signal,
  pause: () => new Promise((resume) => setImmediate(resume)),
}).then((code) => (process.exitCode = code))
