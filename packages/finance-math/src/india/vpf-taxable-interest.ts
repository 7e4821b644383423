import { atLeast, between, object, result, trueOrFalse } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { epfTaxFreeContribution } from './rules/epf-tax-free-contribution.ts'

/** What `vpfTaxableInterest` takes: rupees a year, percent. */
export interface VpfTaxableInterestInput {
  /** The employee's own, compulsory and voluntary together. */
  annualContribution: number
  annualRatePercent: number
  slabRatePercent: number
  employerContributes?: boolean
}

/** The two accounts that the fund keeps of own contributions, and the tax on the second one's interest. */
export interface VpfTaxableInterestResult {
  taxFreeContribution: number
  taxableContribution: number
  taxFreeInterest: number
  taxableInterest: number
  tax: number
  effectiveYieldPercent: number
}

/**
 * The tax on a year's interest of own contributions to the provident fund: what goes beyond 2,50,000 rupees a
 * year (5,00,000 where no employer pays) earns interest that is taxed. A whole year's interest is taken on the
 * year's contribution; the tax is that of the slab, without surcharge and cess.
 *
 * @formula I = max(0, C − L) × R
 * @formula T = s × I
 * @where I the interest that is taxed; C annualContribution; L the limit; R annualRatePercent / 100; s the rate
 *   of the slab
 * @param input annualContribution in rupees; annualRatePercent; slabRatePercent, 0 to 100; employerContributes
 *   (true)
 * @see section 10(11) and (12) of the Income-tax Act, 1961; rule 9D; `epfTaxFreeContribution`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const year = { annualContribution: 700_000, annualRatePercent: 8.25, slabRatePercent: 30 }
 * vpfTaxableInterest({ ...year, employerContributes: false }).tax //=> 4950
 */
export function vpfTaxableInterest(input: VpfTaxableInterestInput): VpfTaxableInterestResult {
  const { annualContribution, annualRatePercent, slabRatePercent } = object('input', input)
  const { employerContributes = true } = input
  atLeast('annualContribution', annualContribution, 0)
  atLeast('annualRatePercent', annualRatePercent, 0)
  between('slabRatePercent', slabRatePercent, 0, 100)
  trueOrFalse('employerContributes', employerContributes)
  const { withEmployer, alone } = newest(epfTaxFreeContribution)
  const taxFreeContribution = Math.min(annualContribution, employerContributes ? withEmployer : alone)
  const taxableContribution = annualContribution - taxFreeContribution
  const interestOn = (amount: number) =>
    result('annualRatePercent', annualRatePercent, (amount / 100) * annualRatePercent)
  const taxableInterest = interestOn(taxableContribution)
  const taxedShare = annualContribution && taxableContribution / annualContribution
  return {
    taxFreeContribution,
    taxableContribution,
    taxFreeInterest: interestOn(taxFreeContribution),
    taxableInterest,
    // In this order no product is beyond the largest number.
    tax: (taxableInterest / 100) * slabRatePercent,
    effectiveYieldPercent: annualRatePercent * (1 - (taxedShare * slabRatePercent) / 100),
  }
}
