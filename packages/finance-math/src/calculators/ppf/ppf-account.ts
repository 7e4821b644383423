import { type PpfResult, ppf } from '../../india/ppf.ts'
import { section80CLimit } from '../../tax/section-80c-limits.ts'
import { type DepositTimingValues, depositTimingFrom } from '../deposit-timing-inputs.ts'

/** The deposits of the scheme's own term; later ones belong to blocks of five years. */
const depositsOfTerm = 16

/** What the PPF calculator asks, as far as its account hangs on it. */
export interface PpfValues extends DepositTimingValues {
  yearlyDeposit: number
  monthlyDeposit: number
  years: number
  rates: 'one' | 'notified'
  annualRatePercent: number
  firstFinancialYear: string
  annualStepUpPercent: number
  openingBalance: number
  laterDeposits: 'yes' | 'no'
  credited: 'none' | 'rupee-yearly'
  slabRatePercent: '0' | '5' | '20' | '30'
  other80C: number
}

/** The account of these values, from the year of opening on. */
export function ppfAccount(values: PpfValues): PpfResult {
  const { mode, years, rates, annualRatePercent, firstFinancialYear, laterDeposits } = values
  const { annualStepUpPercent, openingBalance, credited } = values
  return ppf({
    ...(mode === 'yearly'
      ? { yearlyDeposit: values.yearlyDeposit }
      : { monthlyDeposit: values.monthlyDeposit }),
    depositTiming: depositTimingFrom(values),
    ...(rates === 'notified' ? { annualRatePercent: 'notified', firstFinancialYear } : { annualRatePercent }),
    years,
    annualStepUpPercent,
    openingBalance,
    rounding: credited,
    depositYears: laterDeposits === 'yes' ? years : Math.min(years, depositsOfTerm),
  })
}

/** The tax that the deposits save in the old regime, without cess: what is left of section 80C beside other payments. */
export function ppfTaxSaved({ slabRatePercent, other80C }: PpfValues, { rows }: PpfResult): number {
  const room = Math.max(0, section80CLimit - other80C)
  const deducted = rows.reduce((sum, { deposit }) => sum + Math.min(deposit, room), 0)
  return (deducted / 100) * Number(slabRatePercent)
}
