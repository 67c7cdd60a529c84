import { countOf } from '../../kernel/count-of.ts'
import { packageVersion } from '../../pipeline/package-version.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { numberBetween } from '../options.ts'

interface Flags {
  readonly queue: string
  readonly workers: number
}

/** `qm worker --queue <url>` */
export const worker: Command = {
  define(command, context, done) {
    command
      .requiredOption('--queue <url>', 'address of the Redis or Valkey server: redis://host:6379')
      .option('--workers <n>', 'shares played at a time', numberBetween(1, 256, true), context.cores)
      .action(async (flags: Flags) => done(await run(flags, context)))
  },
}

async function run({ queue, workers }: Flags, context: Context): Promise<number> {
  const { host, terminal, signal } = context
  const { serveQueue } = await import('../queue/serve-queue.ts')
  terminal.err('waiting for shares; Ctrl-C ends\n')
  let games = 0
  await serveQueue({
    url: queue,
    version: packageVersion(host),
    threads: workers,
    signal,
    onShare: (played, shares) => {
      games += played
      terminal.progress(`${countOf(games, 'game')} in ${countOf(shares, 'share')}`)
    },
  })
  return EXIT.fine
}
