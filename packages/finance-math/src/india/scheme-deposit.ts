import { invalid } from '../primitives/check.ts'
import type { DatedRule } from './dated-rule.ts'
import { newest } from './dated-rule.ts'

/** A scheme that limits what may be deposited in a financial year. */
export type YearLimits = DatedRule<{ minYear: number; maxYear: number }>

/** The year's deposit if it lies within the scheme's limits, which the refusal names with their source. */
function schemeDeposit(argument: string, value: number, limits: YearLimits, parts = 1): number {
  const { minYear, maxYear } = newest(limits)
  if (!(Number.isFinite(value) && value * parts >= minYear && value * parts <= maxYear)) {
    const period = parts === 1 ? 'a financial year' : 'a month'
    const range = `${roundUp(minYear / parts)} to ${maxYear / parts} rupees ${period}`
    invalid(argument, value, `a number from ${range}, as ${limits.name} allows (${limits.source})`)
  }
  return value * parts
}

const roundUp = (value: number): number => Math.ceil(value * 100) / 100

/** The year's deposit from whichever of the two ways of telling it was used. */
export function yearlyDepositOf(
  input: { yearlyDeposit?: number; monthlyDeposit?: number },
  limits: YearLimits,
): number {
  const { yearlyDeposit, monthlyDeposit } = input
  if (monthlyDeposit === undefined) return schemeDeposit('yearlyDeposit', yearlyDeposit as number, limits)
  if (yearlyDeposit !== undefined) {
    invalid('yearlyDeposit', yearlyDeposit, 'left out where monthlyDeposit is given')
  }
  return schemeDeposit('monthlyDeposit', monthlyDeposit, limits, 12)
}
