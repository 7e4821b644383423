import { atLeast, object, trueOrFalse } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { hraPercentValues } from './rules/hra-percent-values.ts'

/** What `hraExemption` takes: rupees of one and the same period, a month or a year. */
export interface HraExemptionInput {
  /** Basic pay, the part of dearness allowance that counts for retirement, and commission on turnover. */
  basicPlusDa: number
  hraReceived: number
  rentPaid: number
  /** Whether the home is in a city of the list: `hraMetro` tells. */
  metro: boolean
}

/**
 * How much of a house rent allowance is free of tax in the old regime.
 *
 * Where salary, rent or city change inside a year, the law computes month by month: call it for each equal
 * stretch and add.
 *
 * @formula E = min(H, R − S/10, p × S)
 * @where H the allowance received; R rent paid; S salary; p a half in the listed cities, two fifths elsewhere
 * @param input basicPlusDa, hraReceived and rentPaid in rupees of the same period; metro
 * @see Income-tax Rules, 2026, rule 279(1) (before, rule 2A); section 10(13A) of the Income-tax Act, 1961
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * hraExemption({ basicPlusDa: 800_000, hraReceived: 400_000, rentPaid: 360_000, metro: false }) //=> { exempt: 280000, taxable: 120000 }
 */
export function hraExemption(input: HraExemptionInput): { exempt: number; taxable: number } {
  const { basicPlusDa, hraReceived, rentPaid, metro } = object('input', input)
  atLeast('basicPlusDa', basicPlusDa, 0)
  atLeast('hraReceived', hraReceived, 0)
  atLeast('rentPaid', rentPaid, 0)
  trueOrFalse('metro', metro)
  const percents = newest(hraPercentValues)
  const aboveTenth = rentPaid - (basicPlusDa / 100) * percents.rentAbove
  const share = (basicPlusDa / 100) * (metro ? percents.metro : percents.elsewhere)
  const exempt = Math.max(0, Math.min(hraReceived, aboveTenth, share))
  return { exempt, taxable: hraReceived - exempt }
}
