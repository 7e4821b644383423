import { roundAmount } from '../formulas/round-amount.ts'
import { atLeast, invalid, object, oneOf, result, trueOrFalse } from '../primitives/check.ts'
import { allowedDeductions, type TaxDeductions } from './tax-deductions.ts'
import { cryptoRatePercent, type FinancialYear, financialYears, taxRules } from './tax-rules.ts'
import type { AgeBand, RegimeRules, TaxRegime, TaxSlab } from './tax-types.ts'

/** Who is taxed, and by which rules. */
export interface TaxpayerInput {
  financialYear: FinancialYear
  ageBand: AgeBand
  resident?: boolean
  /**
   * Gains from crypto in rupees. Their own tax stands apart (`vda`), yet they are part of total income, by which the
   * surcharge goes, and the rebate too.
   */
  vdaGains?: number
  /**
   * Whether those gains count for the limit of the rebate (true), as "total income" in section 87A says. False reads
   * section 115BBH(1)(b) so that the other income is taxed as if there were none of them. Not settled.
   */
  vdaGainsInRebate?: boolean
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

/** The tax on gains from crypto beside other income, in rupees, unrounded but for the last: 30 % and what is added. */
export interface VdaTax {
  tax: number
  surcharge: number
  /** Its share of the relief, which is of the whole tax. */
  marginalReliefSurcharge: number
  cess: number
  total: number
  totalRounded10: number
}

/**
 * Every step of the computation of the tax on income at slab rates, in rupees, unrounded but for the last; and, where
 * `vdaGains` are given, the tax on them, which is in none of the other figures.
 */
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
  vda?: VdaTax
}

/**
 * The income tax of an individual in India on income at slab rates (salary, business, interest; not capital
 * gains or lotteries), and on crypto gains beside it.
 *
 * Marginal relief: just above a limit, tax may not take more than the income above it. The rebate, its relief
 * and the old regime's higher exempt amounts for the old are for residents. Income counts as it is given; a
 * return has it to the nearest ten rupees (section 288A), which matters where it lies less than five above a limit.
 * With crypto gains, surcharge and its relief are of the whole tax, the tax at the limit being that of the gains, and of
 * as much other income as fits beside them; each part bears its share.
 *
 * @formula T = (S − R − m_R + C − m_C) × (1 + c)
 * @where S the tax by slabs; R the rebate of section 87A; m_R its marginal relief; C the surcharge; m_C its
 *   marginal relief; c the cess
 * @param input taxableIncome, or grossIncome with deductions, in rupees a year; regime `'new'` or `'old'`;
 *   financialYear such as `'2025-26'`, never assumed; ageBand `'below60'`, `'60to79'` or `'80plus'`;
 *   resident (true); vdaGains (none) and vdaGainsInRebate (true); with deductions by name, seniorParent (true) and
 *   seniorSpouse (false): whether a parent or the spouse is 60 or older
 * @see taxRulePack for every figure's source; sections 2(45), 87A and 115BBH(1) of the Income-tax Act, 1961
 * @throws FinanceMathError INVALID_ARGUMENT naming the field, also for a year whose rules are not known
 * @example
 * const person = { regime: 'new', financialYear: '2025-26', ageBand: 'below60' }
 * incomeTaxIndia({ ...person, taxableIncome: 1_210_000 }).totalRounded10 //=> 10400
 */
export function incomeTaxIndia(input: IncomeTaxInput): IncomeTaxResult {
  const {
    regime,
    financialYear,
    ageBand,
    resident = true,
    vdaGains = 0,
    vdaGainsInRebate = true,
  } = object('input', input)
  oneOf('financialYear', financialYear, financialYears)
  oneOf('regime', regime, ['new', 'old'])
  oneOf('ageBand', ageBand, ['below60', '60to79', '80plus'])
  trueOrFalse('resident', resident)
  atLeast('vdaGains', vdaGains, 0)
  trueOrFalse('vdaGainsInRebate', vdaGainsInRebate)
  const rules = taxRules[financialYear][regime]
  const income = toTaxableIncome(input, rules.standardDeduction)

  const slabs = rules.slabs[resident ? ageBand : 'below60']
  const { shares, tax: slabTax } = splitBySlab(income, slabs)
  const { incomeLimit, maxRebate, marginalRelief } = rules.rebate87A
  const counted = income + (vdaGainsInRebate ? vdaGains : 0)
  const rebate87A = resident && counted <= incomeLimit ? Math.min(slabTax, maxRebate) : 0
  const marginalRelief87A =
    resident && marginalRelief && counted > incomeLimit ? Math.max(0, slabTax - (counted - incomeLimit)) : 0

  const tax = slabTax - rebate87A - marginalRelief87A
  const vdaTax = (vdaGains * cryptoRatePercent) / 100
  const whole = tax + vdaTax
  const { ratePercent, relief } = surchargeOn(whole, { income, vdaGains }, slabs, rules)
  const addTo = (part: number) => {
    const surcharge = (part * ratePercent) / 100
    const marginalReliefSurcharge = relief && (relief * part) / whole
    const beforeCess = part + surcharge - marginalReliefSurcharge
    const cess = (beforeCess * rules.cessPercent) / 100
    const total = result('taxableIncome', income, beforeCess + cess)
    return {
      surcharge,
      marginalReliefSurcharge,
      cess,
      total,
      totalRounded10: roundAmount(total / 10, 1) * 10,
    }
  }
  return {
    taxableIncome: income,
    slabs: shares,
    slabTax,
    rebate87A,
    marginalRelief87A,
    ...addTo(tax),
    ...(input.vdaGains !== undefined && {
      vda: { tax: vdaTax, ...addTo(vdaTax) },
    }),
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

/** The surcharge of the band that total income is in, and the relief from having just entered it. */
function surchargeOn(
  tax: number,
  { income, vdaGains }: { income: number; vdaGains: number },
  slabs: readonly TaxSlab[],
  rules: RegimeRules,
): { ratePercent: number; relief: number } {
  const totalIncome = income + vdaGains
  let threshold = 0
  let ratePercent = 0
  let rateBelow = 0
  for (const band of rules.surcharge) {
    if (totalIncome > band.above) {
      threshold = band.above
      rateBelow = ratePercent
      ratePercent = band.ratePercent
    }
  }
  const gainsThere = Math.min(vdaGains, threshold)
  const taxThere = splitBySlab(threshold - gainsThere, slabs).tax + (gainsThere * cryptoRatePercent) / 100
  const most = taxThere + (taxThere * rateBelow) / 100 + (totalIncome - threshold)
  return { ratePercent, relief: ratePercent && Math.max(0, tax + (tax * ratePercent) / 100 - most) }
}
