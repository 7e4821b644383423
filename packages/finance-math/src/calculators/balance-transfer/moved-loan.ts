import { amortizationSchedule } from '../../formulas/amortization-schedule.ts'
import { type BalanceTransferResult, balanceTransfer } from '../../formulas/balance-transfer.ts'

/** What the balance transfer calculator asks. */
export interface TransferValues {
  outstanding: number
  annualRatePercent: number
  years: number
  newAnnualRatePercent: number
  processingFee: number
  gstPercent: number
  otherCosts: number
}

/** The number of instalments that are left. */
export function monthsLeftOf({ years }: Pick<TransferValues, 'years'>): number {
  return Math.round(12 * years)
}

/** The loan at both lenders, to the same end. Tax is charged on the fee, not on duties and charges beside it. */
export function movedLoan(values: TransferValues): BalanceTransferResult {
  const { outstanding, annualRatePercent, newAnnualRatePercent, processingFee, gstPercent } = values
  const fees = processingFee * (1 + gstPercent / 100) + values.otherCosts
  const loan = { outstanding, annualRatePercent, monthsLeft: monthsLeftOf(values) }
  return balanceTransfer({ ...loan, newAnnualRatePercent, fees })
}

/** Month by month: the interest of both loans, what is owed on each, and what moving has saved by then. */
export function transferRows(values: TransferValues) {
  const { outstanding: principal, annualRatePercent, newAnnualRatePercent } = values
  const loan = { principal, months: monthsLeftOf(values) }
  const moved = amortizationSchedule({ ...loan, annualRatePercent: newAnnualRatePercent })
  let saved = -movedLoan(values).cost
  return amortizationSchedule({ ...loan, annualRatePercent }).map(
    ({ month, interestPaid, balance }, index) => {
      const { interestPaid: newInterest, balance: newBalance } = moved[index] as (typeof moved)[number]
      saved += interestPaid - newInterest
      return { month, interest: interestPaid, newInterest, saved, balance, newBalance }
    },
  )
}
