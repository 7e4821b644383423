import { roundAmount } from '../formulas/round-amount.ts'
import { atLeast, invalid, object, oneOf, result, trueOrFalse } from '../primitives/check.ts'
import { allowedDeductions, type TaxDeductions } from './tax-deductions.ts'
import { type FinancialYear, financialYears, taxRules } from './tax-rules.ts'
import type { AgeBand, RegimeRules, TaxRegime, TaxSlab } from './tax-types.ts'

/** Who is taxed, and by which rules. */
export interface TaxpayerInput {
  financialYear: FinancialYear
  ageBand: AgeBand
  resident?: boolean
}

/** Income from which everything has been deducted already. */
export interface TaxableIncome {
  taxableIncome: number
  grossIncome?: undefined
}

/**
 * Income before deductions. `deductions` is either the whole amount to take off, or amounts by name, to
 * which the standard deduction is added unless `salaried` is false; left out, only that one is taken.
 * `seniorParent` says whether a parent is 60 or older, which decides what counts of `section80DParents`; `seniorSpouse`
 * whether the spouse is, of which more counts of `section80DSelf`.
 */
export interface GrossIncome {
  grossIncome: number
  deductions?: number | TaxDeductions
  salaried?: boolean
  seniorParent?: boolean
  seniorSpouse?: boolean
  taxableIncome?: undefined
}

/** What `incomeTaxIndia` takes: rupees a year. */
export type IncomeTaxInput = TaxpayerInput & { regime: TaxRegime } & (TaxableIncome | GrossIncome)

/** A slab and how much of the income falls into it, with the tax on that share. */
export interface SlabShare extends TaxSlab {
  from: number
  income: number
  tax: number
}

/** Every step of the computation, in rupees, unrounded but for the last. */
export interface IncomeTaxResult {
  taxableIncome: number
  slabs: SlabShare[]
  slabTax: number
  rebate87A: number
  marginalRelief87A: number
  surcharge: number
  marginalReliefSurcharge: number
  cess: number
  total: number
  totalRounded10: number
}

/**
 * The income tax of an individual in India on income at slab rates (salary, business, interest; not capital
 * gains, lotteries or crypto).
 *
 * Marginal relief: just above a limit, tax may not take more than the income above it. The rebate, its relief
 * and the old regime's higher exempt amounts for the old are for residents. Income counts as it is given; a
 * return has it to the nearest ten rupees (section 288A), which matters where it lies less than five above a limit.
 *
 * @formula T = (S − R − m_R + C − m_C) × (1 + c)
 * @where S the tax by slabs; R the rebate of section 87A; m_R its marginal relief; C the surcharge; m_C its
 *   marginal relief; c the cess
 * @param input taxableIncome, or grossIncome with deductions, in rupees a year; regime `'new'` or `'old'`;
 *   financialYear such as `'2025-26'`, never assumed; ageBand `'below60'`, `'60to79'` or `'80plus'`;
 *   resident (true); with deductions by name, seniorParent (true) and seniorSpouse (false): whether a parent or the
 *   spouse is 60 or older
 * @see taxRulePack for every figure's source
 * @throws FinanceMathError INVALID_ARGUMENT naming the field, also for a year whose rules are not known
 * @example
 * const person = { regime: 'new', financialYear: '2025-26', ageBand: 'below60' }
 * incomeTaxIndia({ ...person, taxableIncome: 1_210_000 }).totalRounded10 //=> 10400
 */
export function incomeTaxIndia(input: IncomeTaxInput): IncomeTaxResult {
  const { regime, financialYear, ageBand, resident = true } = object('input', input)
  oneOf('financialYear', financialYear, financialYears)
  oneOf('regime', regime, ['new', 'old'])
  oneOf('ageBand', ageBand, ['below60', '60to79', '80plus'])
  trueOrFalse('resident', resident)
  const rules = taxRules[financialYear][regime]
  const income = toTaxableIncome(input, rules.standardDeduction)

  const slabs = rules.slabs[resident ? ageBand : 'below60']
  const { shares, tax: slabTax } = splitBySlab(income, slabs)
  const { incomeLimit, maxRebate, marginalRelief } = rules.rebate87A
  const rebate87A = resident && income <= incomeLimit ? Math.min(slabTax, maxRebate) : 0
  const marginalRelief87A =
    resident && marginalRelief && income > incomeLimit ? Math.max(0, slabTax - (income - incomeLimit)) : 0

  const tax = slabTax - rebate87A - marginalRelief87A
  const { surcharge, relief } = surchargeOn(tax, income, slabs, rules)
  const beforeCess = tax + surcharge - relief
  const cess = (beforeCess * rules.cessPercent) / 100
  const total = result('taxableIncome', income, beforeCess + cess)
  return {
    taxableIncome: income,
    slabs: shares,
    slabTax,
    rebate87A,
    marginalRelief87A,
    surcharge,
    marginalReliefSurcharge: relief,
    cess,
    total,
    totalRounded10: roundAmount(total / 10, 1) * 10,
  }
}

function toTaxableIncome(input: IncomeTaxInput, standardDeduction: number): number {
  const given = input.grossIncome === undefined ? 'taxableIncome' : 'grossIncome'
  const income = atLeast(given, input[given] as number, 0)
  // Beside the income that is given nothing reads these.
  for (const name of input.grossIncome === undefined ? ['deductions', 'salaried'] : ['taxableIncome']) {
    const value = (input as { [name: string]: unknown } & IncomeTaxInput)[name]
    if (value !== undefined) invalid(name, value, `left out where ${given} is given`)
  }
  if (input.grossIncome === undefined) return income
  const { deductions = {}, salaried = true, regime, ageBand } = input
  trueOrFalse('salaried', salaried)
  const deducted =
    typeof deductions === 'object'
      ? allowedDeductions(deductions, regime, ageBand, input) + (salaried ? standardDeduction : 0)
      : atLeast('deductions', deductions, 0)
  return Math.max(0, income - deducted)
}

function splitBySlab(income: number, slabs: readonly TaxSlab[]): { shares: SlabShare[]; tax: number } {
  const shares: SlabShare[] = []
  let from = 0
  let total = 0
  for (const { upTo, ratePercent } of slabs) {
    const share = Math.max(0, Math.min(income, upTo ?? income) - from)
    const tax = (share * ratePercent) / 100
    shares.push({ from, upTo, ratePercent, income: share, tax })
    total += tax
    from = upTo ?? from
  }
  return { shares, tax: total }
}

/** The surcharge of the band the income is in, and the relief from having just entered it. */
function surchargeOn(
  tax: number,
  income: number,
  slabs: readonly TaxSlab[],
  rules: RegimeRules,
): { surcharge: number; relief: number } {
  let threshold = 0
  let ratePercent = 0
  let rateBelow = 0
  for (const band of rules.surcharge) {
    if (income > band.above) {
      threshold = band.above
      rateBelow = ratePercent
      ratePercent = band.ratePercent
    }
  }
  const surcharge = (tax * ratePercent) / 100
  const taxThere = splitBySlab(threshold, slabs).tax
  const most = taxThere + (taxThere * rateBelow) / 100 + (income - threshold)
  return { surcharge, relief: ratePercent && Math.max(0, tax + surcharge - most) }
}
