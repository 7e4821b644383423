import { atLeast, object } from '../primitives/check.ts'
import type { AgeBand, TaxRegime } from './tax-types.ts'

/** One deduction from income: which regimes allow it, and the most that counts, where the law sets a limit. */
export interface TaxDeduction {
  regimes: readonly TaxRegime[]
  limit?: Readonly<Record<AgeBand, number>>
}

const all = (limit: number) => ({ below60: limit, '60to79': limit, '80plus': limit })
const seniors = (below60: number, limit: number) => ({ below60, '60to79': limit, '80plus': limit })

/**
 * The deductions that `incomeTaxIndia` knows by name, with the sections of the Income-tax Act, 1961, and
 * their yearly limits in rupees.
 */
export const taxDeductions = {
  /** Provident fund, life insurance, tuition, principal of a home loan, ... */
  section80C: { regimes: ['old'], limit: all(150_000) },
  /** One's own payments into the National Pension System, beyond 80C. */
  section80CCD1B: { regimes: ['old'], limit: all(50_000) },
  /** The employer's payments into the National Pension System; limited by salary, which is not asked here. */
  section80CCD2: { regimes: ['new', 'old'] },
  /** Health insurance of oneself, spouse and children. */
  section80DSelf: { regimes: ['old'], limit: seniors(25_000, 50_000) },
  /** Health insurance of parents; the limit is that for parents over 60. */
  section80DParents: { regimes: ['old'], limit: all(50_000) },
  /** Interest on an education loan. */
  section80E: { regimes: ['old'] },
  /** The deductible part of donations. */
  section80G: { regimes: ['old'] },
  /** Interest on savings (80TTA), from 60 on any deposit (80TTB). */
  savingsInterest: { regimes: ['old'], limit: seniors(10_000, 50_000) },
  /** Interest on the loan for a home one lives in, section 24(b). */
  homeLoanInterest: { regimes: ['old'], limit: all(200_000) },
  /** The exempt part of house rent allowance. */
  houseRentAllowance: { regimes: ['old'] },
  /** Professional tax paid to a state. */
  professionalTax: { regimes: ['old'], limit: all(2500) },
  /** Whatever else the old regime allows. */
  other: { regimes: ['old'] },
} as const satisfies Record<string, TaxDeduction>

/** The name of a deduction. */
export type TaxDeductionName = keyof typeof taxDeductions

/** Amounts claimed, by name, in rupees. */
export type TaxDeductions = { readonly [Name in TaxDeductionName]?: number }

/** What counts of the amounts claimed: nothing where the regime does not allow it, and at most its limit. */
export function allowedDeductions(claimed: TaxDeductions, regime: TaxRegime, ageBand: AgeBand): number {
  object('deductions', claimed)
  let sum = 0
  for (const [name, deduction] of Object.entries<TaxDeduction>(taxDeductions)) {
    const amount = atLeast(`deductions.${name}`, claimed[name as TaxDeductionName] ?? 0, 0)
    if (deduction.regimes.includes(regime)) {
      sum += Math.min(amount, deduction.limit?.[ageBand] ?? Number.POSITIVE_INFINITY)
    }
  }
  return sum
}
