import { above, atLeast, invalid, object, result } from '../primitives/check.ts'

/** What `targetAmount` takes: today's money, percent a year twice, years, and how the return is earned. */
export interface TargetAmountInput {
  target: number
  inflationPercent: number
  returnPercent: number
  years: number
  interestType?: 'simple' | 'compound'
}

/** What the target will cost then, and what has to be invested now to have it. */
export interface TargetAmountResult {
  inflatedTarget: number
  presentInvestment: number
}

/**
 * What to invest today so that a target, grown dearer by inflation, can be paid after some years.
 *
 * @formula F = T × (1 + f)^t
 * @formula P = F / (1 + r)^t
 * @formula P = F / (1 + r × t) "for simple interest"
 * @where T the target in today's money; f inflation; r the return; t years; P what to invest
 * @param input target in today's money, inflationPercent and returnPercent in percent a year, years,
 *   interestType `'compound'` (default) or `'simple'`
 * @see OpenFormula `FV` for the target and `PV` for the investment
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const goal = { target: 100_000, inflationPercent: 5, returnPercent: 8, years: 10 }
 * roundTo(targetAmount(goal).presentInvestment, 2) //=> 75449.34
 */
export function targetAmount(input: TargetAmountInput): TargetAmountResult {
  const { target, inflationPercent, returnPercent, years, interestType = 'compound' } = object('input', input)
  atLeast('target', target, 0)
  above('inflationPercent', inflationPercent, -100)
  above('years', years, 0)
  if (interestType !== 'simple' && interestType !== 'compound') {
    invalid('interestType', interestType, 'one of simple, compound')
  }
  const rate = above('returnPercent', returnPercent, -100) / 100
  const growth = interestType === 'simple' ? 1 + rate * years : (1 + rate) ** years
  if (growth <= 0) invalid('returnPercent', returnPercent, 'a number that leaves something of the investment')
  const inflatedTarget = result('years', years, target * (1 + inflationPercent / 100) ** years)
  const presentInvestment = result('returnPercent', returnPercent, inflatedTarget / growth)
  return { inflatedTarget, presentInvestment }
}
