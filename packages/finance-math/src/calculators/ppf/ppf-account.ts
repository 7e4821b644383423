import { type PpfResult, ppf } from '../../india/ppf.ts'

/** The deposits of the scheme's own term; later ones belong to blocks of five years. */
const depositsOfTerm = 16

/** What the PPF calculator asks, as far as its account hangs on it. */
export interface PpfValues {
  mode: 'yearly' | 'monthly'
  yearlyDeposit: number
  monthlyDeposit: number
  years: number
  rates: 'one' | 'notified'
  annualRatePercent: number
  firstFinancialYear: string
  yearlyTiming: 'start-of-year' | 'end-of-year'
  monthlyTiming: 'monthly-by-5th' | 'monthly-after-5th'
  annualStepUpPercent: number
  openingBalance: number
  laterDeposits: 'yes' | 'no'
}

/** The account of these values, from the year of opening on. */
export function ppfAccount(values: PpfValues): PpfResult {
  const { mode, years, rates, annualRatePercent, firstFinancialYear, laterDeposits } = values
  const { annualStepUpPercent, openingBalance } = values
  return ppf({
    ...(mode === 'yearly'
      ? { yearlyDeposit: values.yearlyDeposit, depositTiming: values.yearlyTiming }
      : { monthlyDeposit: values.monthlyDeposit, depositTiming: values.monthlyTiming }),
    ...(rates === 'notified' ? { annualRatePercent: 'notified', firstFinancialYear } : { annualRatePercent }),
    years,
    annualStepUpPercent,
    openingBalance,
    depositYears: laterDeposits === 'yes' ? years : Math.min(years, depositsOfTerm),
  })
}
