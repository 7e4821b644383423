import { invalid } from '../primitives/check.ts'

/**
 * When in a financial year a year's deposit is paid: whole by 5 April, in twelve parts by or after the fifth
 * of each month, whole in the last days of March, or whole by the fifth of the year's Nth month (1: April).
 */
export type DepositTiming =
  | 'start-of-year'
  | 'monthly-by-5th'
  | 'monthly-after-5th'
  | 'end-of-year'
  | `month-${number}`

/** The timing if it is one. */
export function depositTimingOf(timing: DepositTiming): DepositTiming {
  return /^(start-of-year|monthly-by-5th|monthly-after-5th|end-of-year|month-([1-9]|1[0-2]))$/.test(
    typeof timing === 'string' ? timing : '',
  )
    ? timing
    : invalid(
        'depositTiming',
        timing,
        'one of start-of-year, monthly-by-5th, monthly-after-5th, end-of-year, month-1 to month-12',
      )
}

/** What of a year's deposit falls into a month (0: April) up to its fifth, and what after. */
export function depositIn(
  timing: DepositTiming,
  amount: number,
  month: number,
): readonly [byFifth: number, later: number] {
  if (timing === 'monthly-by-5th') return [amount / 12, 0]
  if (timing === 'monthly-after-5th') return [0, amount / 12]
  if (timing === 'end-of-year') return [0, month === 11 ? amount : 0]
  return [month === (timing === 'start-of-year' ? 0 : Number(timing.slice(6)) - 1) ? amount : 0, 0]
}
