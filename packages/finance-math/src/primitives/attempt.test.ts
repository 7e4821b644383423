import { describe, expect, it } from 'vitest'
import { attempt } from './attempt.ts'
import { FinanceMathError } from './finance-math-error.ts'

describe('attempt', () => {
  it('gives the value of a computation that succeeds', () => {
    expect(attempt(() => 42)).toEqual({ ok: true, value: 42 })
  })
  it('gives the error of a computation that cannot answer', () => {
    const error = new FinanceMathError('NO_SOLUTION', 'pmt', 5, 'No.')
    expect(
      attempt(() => {
        throw error
      }),
    ).toEqual({ ok: false, error })
  })
  it('lets errors of other kinds through', () => {
    expect(() =>
      attempt(() => {
        throw new TypeError('other')
      }),
    ).toThrow(TypeError)
  })
  it('refuses what is not a function', () => {
    expect(() => attempt(5 as never)).toThrow(
      expect.objectContaining({
        code: 'INVALID_ARGUMENT',
        argument: 'compute',
        message: 'compute must be a function.',
      }),
    )
  })
})
