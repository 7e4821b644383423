import { nper } from '../core/nper.ts'
import { attempt } from '../primitives/attempt.ts'
import { above, atLeast, object, result } from '../primitives/check.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import { realRate } from './real-rate.ts'

/** What `yearsToFire` takes: money of today, a month where it says so, percent a year. */
export interface YearsToFireInput {
  monthlyExpenses: number
  currentSavings: number
  monthlyInvestment: number
  annualReturnPercent: number
  inflationPercent: number
  withdrawalRatePercent?: number
}

/** What independence takes at today's prices, and in how many years that is reached. */
export interface YearsToFireResult {
  corpus: number
  years: number
}

/**
 * In how many years savings pay for one's life. Everything is in today's money: the corpus is a year's expenses
 * over the withdrawal rate, savings grow at the real return, and the monthly investment rises with prices.
 *
 * @formula t = NPER(j, M, S, C) / 12
 * @formula C = 12 × E / w
 * @formula j = ((1 + r)/(1 + f))^(1/12) − 1
 * @where M the monthly investment; S savings; C the corpus; E a month's expenses; w the withdrawal rate; r the
 *   return; f inflation
 * @param input monthlyExpenses, currentSavings and monthlyInvestment in money, at least 0; annualReturnPercent
 *   and inflationPercent in percent a year; withdrawalRatePercent (4)
 * @see OpenFormula `NPER`; W. P. Bengen, Journal of Financial Planning, October 1994, for the rate
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION where the corpus is never reached
 * @example
 * const life = { monthlyExpenses: 50_000, currentSavings: 2_000_000, monthlyInvestment: 60_000 }
 * roundTo(yearsToFire({ ...life, annualReturnPercent: 11, inflationPercent: 6 }).years, 1) //=> 12
 */
export function yearsToFire(input: YearsToFireInput): YearsToFireResult {
  const { monthlyExpenses, currentSavings, monthlyInvestment } = object('input', input)
  const { annualReturnPercent, inflationPercent, withdrawalRatePercent = 4 } = input
  atLeast('monthlyExpenses', monthlyExpenses, 0)
  atLeast('currentSavings', currentSavings, 0)
  atLeast('monthlyInvestment', monthlyInvestment, 0)
  above('annualReturnPercent', annualReturnPercent, -100)
  above('inflationPercent', inflationPercent, -100)
  const share = above('withdrawalRatePercent', withdrawalRatePercent, 0) / 100
  const corpus = result('monthlyExpenses', monthlyExpenses, (12 * monthlyExpenses) / share)
  if (currentSavings >= corpus) return { corpus, years: 0 }
  const months = attempt(() => {
    const real = realRate({ nominalPercent: annualReturnPercent, inflationPercent }) / 100
    return nper(Math.expm1(Math.log1p(real) / 12), -monthlyInvestment, -currentSavings, corpus)
  })
  // Savings that only shrink met the corpus in the past, if ever.
  if (months.ok && months.value > 0) return { corpus, years: months.value / 12 }
  throw new FinanceMathError(
    'NO_SOLUTION',
    'monthlyInvestment',
    monthlyInvestment,
    'The savings never pay for these expenses.',
  )
}
