import { above, atLeast, object, result, whole } from '../primitives/check.ts'
import { annuity } from './annuity.ts'
import { sipGrowth } from './sip-growth.ts'

/** What `retirement` takes: ages in whole years, money, percent a year. */
export interface RetirementInput {
  currentAge: number
  retirementAge: number
  lifeExpectancy: number
  monthlyExpenses: number
  inflationPercent: number
  preRetirementReturnPercent: number
  postRetirementReturnPercent: number
  currentSavings: number
}

/** One year of the plan, named by the age at its end: what was paid in, earned and spent, and what is left. */
export interface RetirementRow {
  age: number
  invested: number
  growth: number
  withdrawn: number
  balance: number
}

/** What has to be there on the day of retirement, what to save for it, and the plan year by year. */
export interface RetirementResult {
  corpusNeeded: number
  requiredMonthlyInvestment: number
  rows: RetirementRow[]
}

/**
 * The corpus that pays for life after work, and the monthly investment that builds it.
 *
 * Expenses grow with inflation all the time and are taken out at the start of each year of retirement, the rest
 * earning. Savings of today grow yearly (`lumpSum`); what is missing is saved at the start of every month at a
 * twelfth of the year's return (`requiredSip`), and is 0 where nothing is missing.
 *
 * @formula C = 12 × E × (1 + f)^n × Σ_(k = 0)^(m − 1) ((1 + f)/(1 + q))^k
 * @where C the corpus; E a month's expenses; f inflation; n years to retirement; m years of it; q the return in
 *   retirement
 * @param input ages with currentAge < retirementAge < lifeExpectancy (to 150); monthlyExpenses and
 *   currentSavings in today's money; returns and inflation in percent a year
 * @see OpenFormula `PV` of type 1 at the real rate (1 + q)/(1 + f) − 1
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const person = { currentAge: 30, retirementAge: 60, lifeExpectancy: 85, monthlyExpenses: 50_000 }
 * const returns = { preRetirementReturnPercent: 12, postRetirementReturnPercent: 7, inflationPercent: 6 }
 * roundTo(retirement({ ...person, ...returns, currentSavings: 0 }).corpusNeeded, 0) //=> 77148478
 */
export function retirement(input: RetirementInput): RetirementResult {
  const { currentAge, retirementAge, lifeExpectancy, monthlyExpenses, currentSavings } = object(
    'input',
    input,
  )
  const { inflationPercent, preRetirementReturnPercent, postRetirementReturnPercent } = input
  whole('currentAge', currentAge, 0, 150)
  const years = whole('retirementAge', retirementAge, currentAge + 1, 150) - currentAge
  const yearsAfter = whole('lifeExpectancy', lifeExpectancy, retirementAge + 1, 150) - retirementAge
  atLeast('monthlyExpenses', monthlyExpenses, 0)
  atLeast('currentSavings', currentSavings, 0)
  const priceGrowth = 1 + above('inflationPercent', inflationPercent, -100) / 100
  const growthBefore = 1 + above('preRetirementReturnPercent', preRetirementReturnPercent, -100) / 100
  const growthAfter = 1 + above('postRetirementReturnPercent', postRetirementReturnPercent, -100) / 100

  let expenses = 12 * monthlyExpenses * priceGrowth ** years
  const corpusNeeded = result(
    'monthlyExpenses',
    monthlyExpenses,
    expenses * annuity(priceGrowth / growthAfter - 1, yearsAfter),
  )
  const saved = result('currentSavings', currentSavings, currentSavings * growthBefore ** years)
  const perUnit = (year: number) => sipGrowth(preRetirementReturnPercent, year, 'nominal')
  const monthlyInvestment = Math.max(0, corpusNeeded - saved) / perUnit(years)

  const rows: RetirementRow[] = []
  let balance = currentSavings
  const addRow = (age: number, invested: number, withdrawn: number, next: number) => {
    result('currentSavings', currentSavings, next)
    rows.push({ age, invested, growth: next - balance - invested + withdrawn, withdrawn, balance: next })
    balance = next
  }
  for (let year = 1; year <= years; year++) {
    const next = currentSavings * growthBefore ** year + monthlyInvestment * perUnit(year)
    addRow(currentAge + year, 12 * monthlyInvestment, 0, next)
  }
  for (let year = 1; year <= yearsAfter; year++) {
    const next = (balance - expenses) * growthAfter
    // The last withdrawal empties the plan but for rounding errors.
    const isDust = Math.abs(next) < 1e-9 * corpusNeeded
    addRow(retirementAge + year, 0, expenses, isDust ? 0 : next)
    expenses *= priceGrowth
  }
  return { corpusNeeded, requiredMonthlyInvestment: monthlyInvestment, rows }
}
