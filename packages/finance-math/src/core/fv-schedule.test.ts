import { describe, expect, it } from 'vitest'
import { fvSchedule } from './fv-schedule.ts'

describe('fvSchedule', () => {
  it("gives Excel's documented FVSCHEDULE(1, {0.09, 0.11, 0.1})", () => {
    expect(fvSchedule(1, [0.09, 0.11, 0.1])).toBeCloseTo(1.33089, 10)
  })
  it('leaves the principal as it is without rates', () => {
    expect(fvSchedule(100, [])).toBe(100)
  })
  it('refuses a rate of -1', () => {
    expect(() => fvSchedule(100, [0.1, -1])).toThrow('rates must be a number above -1.')
  })
})
