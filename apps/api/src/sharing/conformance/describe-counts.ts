import { DAY_MS } from '@pkg/api-contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRateLimiter } from '../../lib/rate-limiter.ts'
import type { Counts } from '../counts.ts'

/** Counts that nobody has counted in, with the clock that they go by. */
type OpenCounts = (clock: { time: number }) => Counts

/** Redis drops by its own clock what is over: a test is to be done long before that, on any machine. */
const STEP = 600_000
const ONE_A_STEP = 60_000 / STEP
const START = Date.UTC(2026, 0, 1)

/** What holds for counts wherever they are kept. */
export function describeCounts(name: string, open: OpenCounts): void {
  describe(name, () => {
    test('what one change sets the next one sees, and what is deleted is not there', async () => {
      const counts = open({ time: START })
      const read = () => counts.update(['a', 'b'], ({ get }) => [get('a'), get('b')])
      await counts.update(['a', 'b'], ({ set }) => {
        set('a', [1, 2.5], STEP)
        set('b', [3], STEP)
      })
      expect(await read()).toEqual([[1, 2.5], [3]])
      await counts.update(['a'], (view) => view.delete('a'))
      expect(await read()).toEqual([undefined, [3]])
    })

    test('within a change what it has set is there, and the time is that of the clock', async () => {
      const clock = { time: START }
      const counts = open(clock)
      const seen = await counts.update(['a'], (view) => {
        view.set('a', [7], STEP)
        const before = view.get('a')
        view.delete('a')
        return [before, view.get('a'), view.now]
      })
      expect(seen).toEqual([[7], undefined, START])
    })

    test('a hundred changes at once are made one after the other', async () => {
      const counts = open({ time: START })
      const add = () =>
        counts.update(['a'], ({ get, set }) => {
          const [count = 0] = get('a') ?? []
          set('a', [count + 1], STEP)
          return count + 1
        })
      const found = await Promise.all(Array.from({ length: 100 }, add))
      expect([...found].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    })

    test('a limit lets its burst through at once, then evenly, and forgets all but a whole allowance when the clock is set back', async () => {
      const clock = { time: START }
      const limiter = createRateLimiter(open(clock))
      const limit = { burst: 3, perMinute: ONE_A_STEP }
      const take = () => limiter.take('a', limit)
      expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, STEP])
      clock.time += STEP
      expect([await take(), await take()]).toEqual([0, STEP])
      await limiter.giveBack('a', limit)
      expect(await take()).toBe(0)
      clock.time -= DAY_MS
      expect(await take()).toBeLessThanOrEqual(STEP)
    })

    test('in any stretch of time no more than the burst and what the time adds passes', async () => {
      const steps = fc.array(fc.record({ pause: fc.nat(3 * STEP), times: fc.integer({ min: 1, max: 4 }) }), {
        minLength: 1,
        maxLength: 12,
      })
      await fc.assert(
        fc.asyncProperty(steps, async (given) => {
          const clock = { time: START }
          const limiter = createRateLimiter(open(clock))
          let passed = 0
          for (const { pause, times } of given) {
            clock.time += pause
            for (let turn = 0; turn < times; turn += 1) {
              if ((await limiter.take('a', { burst: 4, perMinute: ONE_A_STEP })) === 0) passed += 1
            }
          }
          expect(passed).toBeLessThanOrEqual(4 + (clock.time - START) / STEP)
          expect(passed).toBeGreaterThanOrEqual(
            Math.min(
              4,
              given.reduce((sum, { times }) => sum + times, 0),
            ),
          )
        }),
        { numRuns: 15 },
      )
    })
  })
}
