import { expect, it } from 'vitest'
import { flatVsReducing } from './flat-vs-reducing.ts'

it.each([7, 36, 60, 120])(
  'refuses a loan whose %s instalments add up to more than the largest number',
  (months) => {
    expect(() => flatVsReducing({ principal: Number.MAX_VALUE, flatRatePercent: 0, months })).toThrow(
      expect.objectContaining({ code: 'NO_SOLUTION', argument: 'principal' }),
    )
  },
)
