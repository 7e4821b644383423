import { bankDeposit } from '../../india/bank-deposit.ts'

/** What the calculator of deposits that pay out asks. */
export interface PayingDepositValues {
  payout: 'monthly' | 'quarterly' | 'maturity'
  principal: number
  annualRatePercent: number
  months: number
  days: number
  senior: 'yes' | 'no'
  seniorExtraPercent: number
  pan: 'yes' | 'no'
}

const MONTHS = 12
const DAYS = 365

/** What the deposit pays, and year by year with the time at which each year ends, the last one with the deposit. */
export function payingDeposit({ senior, pan, ...deposit }: PayingDepositValues) {
  const paid = bankDeposit({ ...deposit, senior: senior === 'yes', panKnown: pan === 'yes' })
  const end = deposit.months / MONTHS + deposit.days / DAYS
  return { ...paid, rows: paid.rows.map((row) => ({ ...row, at: Math.min(row.year, end) })) }
}

/** The whole periods after which interest is added or paid, and the years of simple interest beyond them. */
export function periodsOf({ payout, months, days }: PayingDepositValues): { whole: number; rest: number } {
  const length = payout === 'monthly' ? 1 : 3
  return { whole: Math.floor(months / length), rest: (months % length) / MONTHS + days / DAYS }
}
