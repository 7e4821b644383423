import { fv } from '../../core/fv.ts'
import { fireNumbers } from '../../formulas/fire-numbers.ts'
import { realRate } from '../../formulas/real-rate.ts'
import { yearsToFire } from '../../formulas/years-to-fire.ts'

/** What the FIRE calculator asks: money of today. */
export interface FireValues {
  monthlyExpenses: number
  currentSavings: number
  monthlyInvestment: number
  annualReturnPercent: number
  inflationPercent: number
  withdrawalRatePercent: number
  coastYears: number
  leanPercent: number
  fatPercent: number
}

/** The return beyond inflation, in percent a year. */
export function realReturn({ annualReturnPercent, inflationPercent }: FireValues): number {
  return realRate({ nominalPercent: annualReturnPercent, inflationPercent })
}

/** What independence takes, in how many years it is there, and what smaller and larger lives take. */
export function firePlan(values: FireValues) {
  const { corpus, years } = yearsToFire(values)
  const { coastToday } = fireNumbers({
    monthlyExpenses: values.monthlyExpenses,
    yearsToRetirement: values.coastYears,
    inflationPercent: values.inflationPercent,
    preRetirementReturnPercent: values.annualReturnPercent,
    multiple: 100 / values.withdrawalRatePercent,
  })
  return {
    corpus,
    years,
    coastToday,
    leanCorpus: (corpus / 100) * values.leanPercent,
    fatCorpus: (corpus / 100) * values.fatPercent,
  }
}

/** Savings after so many years, in today's money. */
export function savingsAfter(values: FireValues, years: number): number {
  if (years === 0) return values.currentSavings
  const monthly = Math.expm1(Math.log1p(realReturn(values) / 100) / 12)
  return fv(monthly, 12 * years, -values.monthlyInvestment, -values.currentSavings)
}
