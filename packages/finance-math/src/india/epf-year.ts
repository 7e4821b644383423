import { atLeast, object, oneOf, result, whole } from '../primitives/check.ts'

/** Whether a contribution earns from the month after it is credited, as the scheme has it, or in its own. */
export type EpfInterestFrom = 'next-month' | 'same-month'

/** What `epfYear` takes: rupees a month into the fund, the months of one year. */
export interface EpfYearInput {
  monthlyIntoEpf: number
  months: number
  annualRatePercent: number
  interestFrom?: EpfInterestFrom
  openingBalance?: number
}

/**
 * A year of the Employees' Provident Fund: interest on each month's running balance, summed and credited once
 * at the year's end. A contribution earns from the month after it is credited, so that the first of twelve
 * earns for eleven months; many pages count the month itself (`'same-month'`), or compound monthly.
 *
 * @formula I = Σ_(k = 1)^m B_k × R / 12
 * @where B_k the balance that earns in month k; R annualRatePercent / 100; m months
 * @param input monthlyIntoEpf in rupees; months, 1 to 12; annualRatePercent; interestFrom (`'next-month'`);
 *   openingBalance (0)
 * @see EPF Scheme, 1952, paragraph 60 (not checked against its text, nor against that of the Scheme of 2026). Unrounded.
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * epfYear({ monthlyIntoEpf: 10_000, months: 12, annualRatePercent: 8.25 }) //=> { interest: 4537.5, balance: 124537.5 }
 * @example
 * epfYear({ monthlyIntoEpf: 10_000, months: 12, annualRatePercent: 8.25, interestFrom: 'same-month' }).interest //=> 5362.5
 */
export function epfYear(input: EpfYearInput): { interest: number; balance: number } {
  const { monthlyIntoEpf, months, annualRatePercent, openingBalance = 0 } = object('input', input)
  const { interestFrom = 'next-month' } = input
  atLeast('monthlyIntoEpf', monthlyIntoEpf, 0)
  whole('months', months, 1, 12)
  atLeast('annualRatePercent', annualRatePercent, 0)
  atLeast('openingBalance', openingBalance, 0)
  oneOf('interestFrom', interestFrom, ['next-month', 'same-month'])
  return creditedYear(
    openingBalance,
    Array(months).fill(monthlyIntoEpf),
    () => annualRatePercent,
    interestFrom,
  )
}

/** A year of a running balance with the payment and the rate of each month, credited at its end. */
export function creditedYear(
  openingBalance: number,
  payments: readonly number[],
  ratePercent: (month: number) => number,
  interestFrom: EpfInterestFrom,
): { interest: number; balance: number } {
  let paidIn = openingBalance
  let interest = 0
  for (const [month, payment] of payments.entries()) {
    const earning = paidIn + (interestFrom === 'same-month' ? payment : 0)
    paidIn += payment
    interest += (earning * ratePercent(month)) / 1200
  }
  return { interest, balance: result('annualRatePercent', ratePercent(0), paidIn + interest) }
}
