import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatClock } from './format-clock.ts'
import { formatDateTime } from './format-date-time.ts'
import { formatRelativeTime } from './format-relative-time.ts'
import { formatTime } from './format-time.ts'

const now = '2026-11-21T10:12:00Z'
const ago = (seconds: number) => new Date(Date.parse(now) - seconds * 1000)

afterEach(() => vi.restoreAllMocks())

describe('formatRelativeTime', () => {
  test.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [59 * 60 + 59, '59 minutes ago'],
    [60 * 60, '1 hour ago'],
    [23 * 3600 + 3599, '23 hours ago'],
    [24 * 3600, '1 day ago'],
    [50 * 3600, '2 days ago'],
  ])('says %i seconds as "%s"', (seconds, words) => {
    expect(formatRelativeTime(ago(seconds), now)).toBe(words)
  })

  test('has a short form for the line beside a figure', () => {
    expect(formatRelativeTime(ago(120), now, { style: 'short' })).toBe('2 min ago')
    expect(formatRelativeTime(ago(7200), now, { style: 'short' })).toBe('2 h ago')
  })

  test('takes a moment ahead of now for just now', () => {
    expect(formatRelativeTime(ago(-30), now)).toBe('just now')
  })
})

test('formatDateTime writes the day first and midnight as 00', () => {
  expect(formatDateTime(now, { timeZone: 'Asia/Kolkata' })).toBe('21 Nov 2026, 15:42')
  expect(formatDateTime('2026-09-01T00:05:00Z', { timeZone: 'UTC' })).toBe('1 Sep 2026, 00:05')
  expect(formatDateTime(now, { timeZone: 'Asia/Kolkata', withZone: true })).toBe('21 Nov 2026, 15:42 IST')
})

test('formatTime names the zone when asked', () => {
  expect(formatTime(now, { timeZone: 'Asia/Kolkata', withZone: true })).toBe('15:42 IST')
  expect(formatTime(now, { timeZone: 'UTC' })).toBe('10:12')
})

test('formatTime tells the own clock and its zone as the browser would', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(formatTime(now)).toBe(formatTime(now, { timeZone }))
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset')
  const at = (minutesEast: number) => {
    offset.mockReturnValue(-minutesEast)
    return formatTime(now, { withZone: true })
  }
  expect(at(330)).toMatch(/ IST$/)
  expect(at(0)).toMatch(/ UTC$/)
  expect(at(345)).toMatch(/ GMT\+5:45$/)
  expect(at(-300)).toMatch(/ GMT-5$/)
})

test('the moments of a long list are told by formatters that were made once', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const tell = (minute: number) => {
    const at = Date.parse(now) + minute * 60_000
    return [formatDateTime(at, { timeZone: 'UTC', withZone: true }), formatClock(at, { timeZone: 'UTC' })]
  }
  tell(0)
  made.mockClear()
  expect(tell(1)).toEqual(['21 Nov 2026, 10:13 UTC', '10:13:00'])
  expect(made).not.toHaveBeenCalled()
})
