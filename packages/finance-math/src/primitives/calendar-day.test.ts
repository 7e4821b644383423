import { describe, expect, it } from 'vitest'
import { calendarDay } from './calendar-day.ts'

describe('calendarDay', () => {
  it('agrees with the engine from the year 0 to 9999, on every thirteenth day', () => {
    const last = calendarDay('9999-12-31')
    const apart: number[] = []
    // In steps of 13 days every day of the year is met, each some seven hundred times.
    for (let day = calendarDay('0000-01-01'); day <= last; day += 13) {
      if (calendarDay(new Date(day * 864e5).toISOString().slice(0, 10)) !== day) apart.push(day)
    }
    expect(apart).toEqual([])
  })
  it('reads a Date as its UTC day, before 1970 as well', () => {
    expect(calendarDay(new Date('1969-12-31T23:00:00Z'))).toBe(-1)
  })
  it('knows leap years', () => {
    expect(calendarDay('2000-02-29')).toBe(11_016)
    expect(calendarDay('1900-02-29')).toBeNaN()
  })
  it.each([
    '2024-00-10',
    '2024-13-10',
    '2024-04-00',
    '2024-04-31',
    '2024-4-1',
    ' 2024-04-01',
    '2024-04-01 2024-04-01',
    ['2024-04-01'],
    '2024-04-01T00:00',
    20_240_101,
    null,
    new Date(Number.NaN),
  ])('is not a number for %j, which is no day', (date) => {
    expect(calendarDay(date)).toBeNaN()
  })
})
