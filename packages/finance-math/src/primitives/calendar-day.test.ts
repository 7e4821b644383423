import { describe, expect, it } from 'vitest'
import { calendarDay } from './calendar-day.ts'

describe('calendarDay', () => {
  it('agrees with the engine on every day of the calendar', () => {
    for (let day = calendarDay('date', '0000-01-01'); day <= calendarDay('date', '9999-12-31'); day += 13) {
      expect(calendarDay('date', new Date(day * 864e5).toISOString().slice(0, 10))).toBe(day)
    }
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
