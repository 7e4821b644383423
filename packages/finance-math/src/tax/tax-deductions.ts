import { atLeast, object, oneOf, trueOrFalse } from '../primitives/check.ts'
import { section80CCD1BLimit, section80CLimit } from './section-80c-limits.ts'
import type { AgeBand, TaxRegime } from './tax-types.ts'

/** One deduction from income: the most that counts, for seniors where that differs, and its regimes. */
export interface TaxDeduction {
  /** Rupees a year; none where the law sets no limit that can be told from income alone. */
  limit?: number
  /** The limit from the age of 60 on. */
  seniorLimit?: number
  /** The limit where neither parent is 60. */
  youngParentLimit?: number
  /** Allowed in the new regime too. */
  bothRegimes?: true
}

/**
 * The deductions that `incomeTaxIndia` knows by name, with the sections of the Income-tax Act, 1961, and
 * their yearly limits in rupees.
 */
export const taxDeductions = {
  /** Provident fund, life insurance, tuition, principal of a home loan, ... */
  section80C: { limit: section80CLimit },
  /** One's own payments into the National Pension System, beyond 80C. */
  section80CCD1B: { limit: section80CCD1BLimit },
  /** The employer's payments into the National Pension System; limited by salary, which is not asked here. */
  section80CCD2: { bothRegimes: true },
  /** Health insurance of oneself, spouse and children; one of the couple who is 60 is enough for the higher limit. */
  section80DSelf: { limit: 25_000, seniorLimit: 50_000 },
  /** Health insurance of parents; one of 60 is enough for the higher limit. */
  section80DParents: { limit: 50_000, youngParentLimit: 25_000 },
  /** Interest on an education loan. */
  section80E: {},
  /** The deductible part of donations. */
  section80G: {},
  /** Interest on savings (80TTA), from 60 on any deposit (80TTB). */
  savingsInterest: { limit: 10_000, seniorLimit: 50_000 },
  /** Interest on the loan for a home one lives in, section 24(b). */
  homeLoanInterest: { limit: 200_000 },
  /** The exempt part of house rent allowance. */
  houseRentAllowance: {},
  /** Professional tax paid to a state. */
  professionalTax: { limit: 2500 },
  /** Whatever else the old regime allows. */
  other: {},
} as const satisfies Record<string, TaxDeduction>

/** The name of a deduction. */
export type TaxDeductionName = keyof typeof taxDeductions

/** Amounts claimed, by name, in rupees. */
export type TaxDeductions = { readonly [Name in TaxDeductionName]?: number }

/**
 * The most in rupees a year that counts of one deduction; undefined where the law sets no limit. Whose child is 60
 * is older than that, so whoever is taxed from that age on has an old parent.
 *
 * @formula none: it chooses between two limits
 * @param name of the deduction, as `taxDeductions` has it
 * @param ageBand of whoever is taxed
 * @param seniorParent whether a parent is 60 or older (true)
 * @param seniorSpouse whether the spouse of whoever is taxed is 60 or older (false)
 * @see Income-tax Act, 1961, sections 80D(2), 80D(4) and 80TTB
 * @throws FinanceMathError INVALID_ARGUMENT naming name, ageBand, seniorParent or seniorSpouse
 * @example
 * deductionLimit('section80DParents', 'below60', false) //=> 25000
 */
export function deductionLimit(
  name: TaxDeductionName,
  ageBand: AgeBand,
  seniorParent = true,
  seniorSpouse = false,
): number | undefined {
  oneOf('name', name, Object.keys(taxDeductions) as TaxDeductionName[])
  oneOf('ageBand', ageBand, ['below60', '60to79', '80plus'])
  return limitOf(name, ageBand, { seniorParent, seniorSpouse })
}

/** Who of the family is 60 or older: a parent unless it is said otherwise, and the spouse where it is said. */
export interface Seniors {
  seniorParent?: boolean | undefined
  seniorSpouse?: boolean | undefined
}

function limitOf(
  name: TaxDeductionName,
  ageBand: AgeBand,
  { seniorParent = true, seniorSpouse = false }: Seniors,
): number | undefined {
  trueOrFalse('seniorParent', seniorParent)
  trueOrFalse('seniorSpouse', seniorSpouse)
  const { limit, seniorLimit = limit, youngParentLimit = limit }: TaxDeduction = taxDeductions[name]
  if (ageBand !== 'below60' || (seniorSpouse && name === 'section80DSelf')) return seniorLimit
  return seniorParent ? limit : youngParentLimit
}

/** What counts of the amounts claimed: nothing where the regime does not allow it, and at most its limit. */
export function allowedDeductions(
  claimed: TaxDeductions,
  regime: TaxRegime,
  ageBand: AgeBand,
  seniors: Seniors = {},
): number {
  // A name that nothing reads would count for nothing; of an array that is its length.
  for (const name of Object.getOwnPropertyNames(object('deductions', claimed))) {
    oneOf('deductions', name, Object.keys(taxDeductions))
  }
  let sum = 0
  for (const [name, deduction] of Object.entries<TaxDeduction>(taxDeductions)) {
    const amount = atLeast(`deductions.${name}`, claimed[name as TaxDeductionName] ?? 0, 0)
    const limit = limitOf(name as TaxDeductionName, ageBand, seniors)
    if (deduction.bothRegimes || regime === 'old') sum += Math.min(amount, limit ?? amount)
  }
  return sum
}
