import { describe, expect, it } from 'vitest'
import {
  recurringDepositClosing,
  recurringDepositLateFee,
  recurringDepositRebate,
} from './recurring-deposit-terms.ts'
import { postOfficeRdTerms } from './rules/post-office-rd-rules.ts'

// G.S.R. 918(E) of 12 December 2019, paragraphs 6 to 8, by hand and in decimals.
describe('the terms of the post office’s recurring deposit', () => {
  it('take a rupee per 100 and month of what was missed, the first of some in a row being the latest', () => {
    const fees = [0, 1, 2, 3, 4].map((missed) => recurringDepositLateFee(100, missed, postOfficeRdTerms))
    expect(fees).toEqual([0, 1, 3, 6, 10])
    expect(recurringDepositLateFee(2510, 2, postOfficeRdTerms)).toBeCloseTo(75.3, 9)
  })

  it.each([
    [5, 0],
    [6, 10],
    [11, 10],
    [12, 40],
    [17, 40],
    [18, 50],
    [24, 80],
    [60, 200],
  ])('give of %i deposits in advance a rebate of %i per 100', (inAdvance, rebate) => {
    expect(recurringDepositRebate(100, inAdvance, postOfficeRdTerms)).toBe(rebate)
  })

  it.each([
    [100, 36, 3827],
    [5000, 36, 191_354],
    [7350, 41, 323_096],
  ])(
    'pay of %i a month closed after %i months the savings account’s interest: %i',
    (deposit, months, paid) => {
      expect(recurringDepositClosing(deposit, months, 4)).toBe(paid)
    },
  )
})
