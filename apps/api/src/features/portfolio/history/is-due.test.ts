import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { isDue } from './is-due.ts'

const MIDNIGHT = Date.UTC(2026, 0, 10)
const addressOf = (last: number) => `0x${last.toString(16).padStart(40, '0')}`

/** The hours of three days in which a wallet is recorded, by a process that looks every ten minutes while it runs. */
function listHours(wallet: { address: string; openedAt: number }, runs = (_hour: number) => true): number[] {
  const recorded: number[] = []
  let last: number | undefined
  for (let at = MIDNIGHT; at < MIDNIGHT + 3 * DAY_MS; at += 10 * MINUTE_MS) {
    if (!runs(new Date(at).getUTCHours()) || !isDue(wallet, last, at)) continue
    last = Math.floor(at / HOUR_MS) * HOUR_MS
    recorded.push((last - MIDNIGHT) / HOUR_MS)
  }
  return recorded
}

test('a wallet that was opened within a week is recorded in every hour', () => {
  const hours = listHours({ address: addressOf(1), openedAt: MIDNIGHT - 3 * DAY_MS })
  expect(hours).toEqual(Array.from({ length: 72 }, (_, hour) => hour))
})

test('seven days after it was opened it is recorded once a day, in an evening hour of its own', () => {
  const openedAt = MIDNIGHT - 6 * DAY_MS
  const hours = listHours({ address: addressOf(4), openedAt })
  expect(hours).toEqual([...Array.from({ length: 24 }, (_, hour) => hour), 24 + 22, 48 + 22])
})

test('the evening hours share the wallets', () => {
  const evenings = Array.from({ length: 12 }, (_, index) => {
    // What has no record gets its first at once.
    const [first, ...later] = listHours({ address: addressOf(index), openedAt: 0 })
    expect(first).toBe(0)
    return later
  })
  const hours = [18, 19, 20, 21, 22, 23, 18, 19, 20, 21, 22, 23]
  expect(evenings).toEqual(hours.map((hour) => [hour, 24 + hour, 48 + hour]))
})

test('where no process runs in the evening it is recorded once a day all the same', () => {
  const hours = listHours({ address: addressOf(1), openedAt: 0 }, (hour) => hour >= 9 && hour < 17)
  expect(hours).toEqual([9, 24 + 9, 48 + 9])
})

test('an hour that has its record is not recorded again, nor while the clock stands before it', () => {
  const wallet = { address: addressOf(1), openedAt: MIDNIGHT }
  expect(isDue(wallet, MIDNIGHT, MIDNIGHT + HOUR_MS - 1)).toBe(false)
  expect(isDue(wallet, MIDNIGHT, MIDNIGHT - 5 * HOUR_MS)).toBe(false)
  expect(isDue(wallet, MIDNIGHT, MIDNIGHT + HOUR_MS)).toBe(true)
})
