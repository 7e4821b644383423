import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSourceClock } from './create-source-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

function open(mostWaitMs = 1_000) {
  const clock = createSourceClock({ now: () => Date.now(), mostWaitMs })
  const told: [what: string, at: number][] = []
  const tell = (what: string) => () => void told.push([what, Date.now()])
  const limit = (ms: number) => clock.limit(ms, { onSpent: tell('spent'), onWaited: tell('waited') })
  return { clock, told, limit }
}

test('stands still while anything of the reading waits, and goes on from there', () => {
  const { clock, told, limit } = open()
  limit(100)
  vi.advanceTimersByTime(40)
  const first = clock.wait()
  vi.advanceTimersByTime(200)
  const second = clock.wait()
  first()
  first()
  vi.advanceTimersByTime(300)
  expect(clock.elapsed()).toBe(40)
  second()
  vi.advanceTimersByTime(59)
  expect([clock.elapsed(), told]).toEqual([99, []])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([['spent', 600]])
})

test('tells when it has waited for as long as it may, over all of its waits', () => {
  const { clock, told, limit } = open(500)
  limit(100)
  clock.wait()()
  const first = clock.wait()
  vi.advanceTimersByTime(300)
  first()
  vi.advanceTimersByTime(50)
  clock.wait()
  vi.advanceTimersByTime(199)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([['waited', 550]])
})

test('a limit that was taken back tells nothing, and leaves no timer', () => {
  const { clock, told, limit } = open()
  limit(100)()
  const end = clock.wait()
  end()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(2_000)
  expect(told).toEqual([])
})
