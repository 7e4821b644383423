import {
  postOfficeRecurringDeposit,
  recurringDepositRetained,
} from '../../india/post-office-recurring-deposit.ts'
import { recurringDeposit } from '../../india/recurring-deposit.ts'
import { tds } from '../../india/tds.ts'

/** What the RD calculator asks. */
export interface RdValues {
  mode: 'bank' | 'post-office'
  monthlyDeposit: number
  annualRatePercent: number
  months: number
  compounding: '4' | '12' | '2' | '1'
  continuedYears: number
  retainedYears: number
  missed: number
  inAdvance: number
  closedAfter: number
  senior: 'yes' | 'no'
  pan: 'yes' | 'no'
}

/** The post office's term in months. */
const postOfficeMonths = 60
const perYear = { '4': 4, '12': 12, '2': 2, '1': 1 } as const

/** In how many months deposits are made. */
export function rdMonths({ mode, months, continuedYears }: RdValues): number {
  return mode === 'bank' ? months : postOfficeMonths + 12 * continuedYears
}

/** What the deposit pays at its end. */
export function rdMaturity(values: RdValues): number {
  const { mode, monthlyDeposit, annualRatePercent, retainedYears } = values
  const account = { monthlyDeposit, annualRatePercent, months: rdMonths(values) }
  if (mode === 'bank')
    return recurringDeposit({ ...account, compoundingPerYear: perYear[values.compounding] }).maturity
  if (retainedYears === 0) return postOfficeRecurringDeposit(account).maturity
  return recurringDepositRetained({ ...account, retainedYears }).amount
}

/** What stands in the account at the end of each month, the last of them as it is paid. */
export function rdRows(values: RdValues) {
  const { mode, monthlyDeposit, annualRatePercent, retainedYears } = values
  const months = rdMonths(values)
  const periods = mode === 'bank' ? perYear[values.compounding] : 4
  const growth = (1 + annualRatePercent / (100 * periods)) ** (periods / 12)
  const all = months + (mode === 'bank' ? 0 : 12 * retainedYears)
  const rows: { month: number; deposit: number; interest: number; balance: number }[] = []
  let before = 0
  for (let month = 1; month <= all; month++) {
    const deposit = month <= months ? monthlyDeposit : 0
    const balance = month === all ? rdMaturity(values) : (before + deposit) * growth
    rows.push({ month, deposit, interest: balance - before - deposit, balance })
    before = balance
  }
  return rows
}

/** The tax that a bank deducts from the interest, year by year of the deposit. */
export function rdTds(values: RdValues): number {
  const { senior, pan } = values
  const payment = senior === 'yes' ? 'bank-interest-senior' : 'bank-interest'
  const ofYears: number[] = []
  for (const { month, interest } of rdRows(values)) {
    const year = Math.ceil(month / 12) - 1
    ofYears[year] = (ofYears[year] ?? 0) + interest
  }
  // Rounding at the end may leave a month without interest a hair below it.
  return ofYears.reduce(
    (sum, interest) => sum + tds({ payment, amount: Math.max(0, interest), panKnown: pan === 'yes' }).tds,
    0,
  )
}
