import { describe, expect, it } from 'vitest'
import { calendarDay } from './calendar-day.ts'

describe('calendarDay', () => {
  it('agrees with the engine from the year 0 to 9999, on every thirteenth day', () => {
    const last = calendarDay('date', '9999-12-31')
    const apart: number[] = []
    // In steps of 13 days every day of the year is met, each some seven hundred times.
    for (let day = calendarDay('date', '0000-01-01'); day <= last; day += 13) {
      if (calendarDay('date', new Date(day * 864e5).toISOString().slice(0, 10)) !== day) apart.push(day)
    }
    expect(apart).toEqual([])
  })
  it('reads a Date as its UTC day, before 1970 as well', () => {
    expect(calendarDay('date', new Date('1969-12-31T23:00:00Z'))).toBe(-1)
  })
  it('knows leap years', () => {
    expect(calendarDay('date', '2000-02-29')).toBe(11_016)
    expect(() => calendarDay('date', '1900-02-29')).toThrow('date must be dated')
    expect(() => calendarDay('date', 20_240_101 as never)).toThrow('date must be dated')
  })
})
