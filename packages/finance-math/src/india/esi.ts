import { roundAmount } from '../formulas/round-amount.ts'
import { above, atLeast, invalid, object, trueOrFalse } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { esiValues } from './rules/salary-values.ts'

/** What `esi` takes: rupees of a month. */
export interface EsiInput {
  monthlyWages: number
  /** Whether wages were under the ceiling when the contribution period (April or October) began. */
  coveredEarlierInPeriod?: boolean
  disabled?: boolean
  /** Days paid for; with them a daily wage up to 176 rupees is free of the employee's share. */
  payableDays?: number
}

/**
 * A month's contributions to the employees' state insurance: 0.75 % and 3.25 % of wages, each to the next higher
 * rupee, for wages up to 21,000 rupees (25,000 with a disability). Who was covered when the half-year began
 * stays covered to its end, on the whole wage.
 *
 * @formula E = ⌈0.75 % × W⌉
 * @formula R = ⌈3.25 % × W⌉
 * @where E the employee's part; R the employer's; W wages
 * @param input monthlyWages in rupees; coveredEarlierInPeriod (false); disabled (false); payableDays, without
 *   which the freedom of small daily wages is not looked at
 * @see Social Security (Central) Rules, 2026, rule 19, as quoted; `esiTerms`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * esi({ monthlyWages: 22_000, coveredEarlierInPeriod: true }) //=> { employee: 165, employer: 715 }
 */
export function esi(input: EsiInput): { employee: number; employer: number } {
  const { monthlyWages, coveredEarlierInPeriod = false, disabled = false } = object('input', input)
  const { payableDays } = input
  atLeast('monthlyWages', monthlyWages, 0)
  trueOrFalse('coveredEarlierInPeriod', coveredEarlierInPeriod)
  trueOrFalse('disabled', disabled)
  if (payableDays !== undefined && above('payableDays', payableDays, 0) > 31) {
    invalid('payableDays', payableDays, 'no more days than a month has')
  }
  const terms = newest(esiValues)
  const isCovered =
    coveredEarlierInPeriod || monthlyWages <= (disabled ? terms.ceilingDisabled : terms.ceiling)
  if (!isCovered) return { employee: 0, employer: 0 }
  const isFree = payableDays !== undefined && monthlyWages / payableDays <= terms.freeDailyWage
  // Dust of the product of doubles must not become a rupee.
  const up = (percent: number) => Math.ceil(roundAmount((monthlyWages / 100) * percent, 1e6))
  return { employee: isFree ? 0 : up(terms.employee), employer: up(terms.employer) }
}
