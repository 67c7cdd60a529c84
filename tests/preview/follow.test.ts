import { describe, expect, it } from 'vitest'
import { follow, type Follower } from '../../src/preview/follow.ts'

/** Lets everything run that waits for nothing but promises. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve()
}

/** A follower of a log, whose sleeps end at once but for those that a test holds. */
function followed(
  parts: { onSleep?: (ms: number) => void; changed?: () => boolean; redraw?: () => Promise<void> } = {},
) {
  const log: string[] = []
  const follower: Follower = follow({
    async redraw(goOn) {
      log.push('redraw')
      await parts.redraw?.()
      if (!goOn()) log.push('given up')
    },
    rest: () => (log.push('rest'), Promise.resolve()),
    changed: () => parts.changed?.() ?? false,
    sleep: (ms) => (parts.onSleep?.(ms), Promise.resolve()),
    onFault: (error) => log.push(String(error)),
  })
  return { log, follower }
}

describe('follow', () => {
  it('does nothing until it is woken, then redraws and rests', async () => {
    const { log, follower } = followed()
    await settle()
    expect(log).toEqual([])
    follower.wake()
    await settle()
    expect(log).toEqual(['redraw', 'rest'])
  })

  it('makes one change of a burst', async () => {
    let saves = 3
    const { log, follower } = followed({ onSleep: () => saves-- > 0 && follower.wake() })
    follower.wake()
    await settle()
    expect(log).toEqual(['redraw', 'rest'])
  })

  it('does not wait for ever while somebody keeps saving', async () => {
    let saves = 30
    const { log, follower } = followed({ onSleep: () => saves-- > 0 && follower.wake() })
    follower.wake()
    await settle()
    await settle()
    expect(log.filter((line) => line === 'redraw').length).toBeGreaterThan(1)
    expect(log.at(-1)).toBe('rest')
  })

  it('redraws again after news during a redraw, which may give up', async () => {
    let first = true
    const { log, follower } = followed({
      redraw: () => {
        if (first) follower.wake()
        first = false
        return Promise.resolve()
      },
    })
    follower.wake()
    await settle()
    expect(log).toEqual(['redraw', 'given up', 'redraw', 'rest'])
  })

  it('looks a second time for what the watcher did not tell', async () => {
    const answers = [true, false]
    const { log, follower } = followed({ changed: () => answers.shift() ?? false })
    follower.wake()
    await settle()
    expect(log).toEqual(['redraw', 'redraw', 'rest'])
  })

  it('goes on after a fault', async () => {
    let faults = 1
    const { log, follower } = followed({
      redraw: () => (faults-- > 0 ? Promise.reject(new Error('lost')) : Promise.resolve()),
    })
    follower.wake()
    await settle()
    follower.wake()
    await settle()
    expect(log).toEqual(['redraw', 'Error: lost', 'redraw', 'rest'])
  })

  it('stops, asleep or at work', async () => {
    const asleep = followed()
    asleep.follower.stop()
    await asleep.follower.ended
    const busy = followed({ redraw: () => (busy.follower.stop(), Promise.resolve()) })
    busy.follower.wake()
    await busy.follower.ended
    expect(busy.log).toEqual(['redraw', 'given up'])
  })
})
