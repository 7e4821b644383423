import { describe, expect, it } from 'vitest'
import { FinanceMathError } from './finance-math-error.ts'

describe('FinanceMathError', () => {
  it('is a RangeError that says what, where and why', () => {
    const error = new FinanceMathError('INVALID_ARGUMENT', 'rate', -2, 'rate must be a number above -1.')
    expect(error).toBeInstanceOf(RangeError)
    expect({ ...error }).toEqual({
      name: 'FinanceMathError',
      code: 'INVALID_ARGUMENT',
      argument: 'rate',
      value: -2,
    })
    expect(error.message).toBe('rate must be a number above -1.')
  })
})
