import { calendarDay } from '../primitives/calendar-day.ts'
import { atLeast, between, invalid, object, oneOf, result, trueOrFalse } from '../primitives/check.ts'
import { type AssetCostInput, assetCost } from './asset-cost.ts'
import { ruleFor } from './dated-rule.ts'
import {
  commonGainsTerms,
  equityGainsExemption,
  equityGainsPercents,
  otherGainsTerms,
  reinvestmentLimits,
} from './rules/capital-gains-rules.ts'

/** What was sold: listed shares and equity funds, debt funds, land and buildings, gold, or anything else. */
export type CapitalAsset = 'equity' | 'debt-fund' | 'property' | 'gold' | 'other'

/** What `capitalGains` takes: rupees, percent. */
export interface CapitalGainsInput extends AssetCostInput {
  asset: CapitalAsset
  sale: number
  /** Of the sale: brokerage, commission, … */
  expenses?: number
  /** Of shares bought before February 2018: the highest price of 31 January 2018, for all of them. */
  fmv31Jan2018?: number
  /** Other long-term gains under section 112A of the same financial year. */
  otherLtcg112A?: number
  /** Losses of this year or earlier ones that may be set off against this gain (sections 70 and 74). */
  lossesSetOff?: number
  /** What the other income leaves of the basic exemption: it lowers a resident's gain, and one that the slab taxes. */
  unusedBasicExemption?: number
  /** Asked for where the gain is taxed by the slab. */
  slabRatePercent?: number
  surchargePercent?: 0 | 10 | 15 | 25 | 37
  resident?: boolean
  /** Put into a house in time (section 54 for a dwelling, 54F), and into bonds (54EC, for property). */
  reinvestedInHouse?: number
  reinvestedInBonds?: number
}

/** The gain, what of it is taxed, and the tax. What a kind of asset does not have is null. */
export interface CapitalGainsResult {
  longTerm: boolean
  /** What was taken off the sale: cost and improvements, after grandfathering; indexed where the gain itself is. */
  costUsed: number
  /** Negative for a loss. */
  gain: number
  /** What of the gain is not taxed: relief for a house and bonds, losses, the basic exemption, that of section 112A. */
  exemption: number
  taxableGain: number
  /**
   * The tax before surcharge and cess; where there is a choice, the lower of the two. The gain and what of it is
   * taxed stay without the index then: the law ignores the tax beyond the indexed one, not a part of the gain.
   */
  tax: number
  taxWithCess: number
  plainTax: number | null
  indexedCost: number | null
  indexedTax: number | null
}

/**
 * The tax on a capital gain of an individual in India, by the rules of the day of sale.
 *
 * Long-term is what was held for more than 12 months (listed equity) or 24 (everything else; gold and others 36
 * before 23 July 2024): sold on the anniversary it is short-term. Equity pays 20 %, long-term 12.5 % above 1,25,000
 * a year (15 and 10 % above 1,00,000 before that day; the higher exemption holds for all of 2024-25), and for
 * shares bought before February 2018 the cost is max(cost, min(value of 31 January 2018, sale)), which may take
 * a gain away but never makes a loss. Everything else pays the slab, long-term 12.5 % (before that day 20 % of
 * the indexed gain); of land and buildings bought before that day a resident pays 20 % of the indexed gain where
 * that is less, but a loss is never an indexed one. Debt funds bought from April 2023 always pay the slab.
 *
 * @formula G = S − E − C
 * @formula C = C_0 × I_s / I_b "where costs are indexed"
 * @formula C = max(C_0, min(F, S)) "for shares bought before February 2018"
 * @where G the gain; S the sale; E expenses; C_0 the cost; I_s and I_b the index of the years of sale and
 *   purchase; F the value of 31 January 2018
 * @param input asset; buyDate and sellDate, the latter from 1 April 2018; cost, sale, expenses (0) in rupees;
 *   improvements (none), from April 2001; fmv31Jan2018 and fmv1Apr2001 (0); otherLtcg112A (0); lossesSetOff (0);
 *   unusedBasicExemption (0); slabRatePercent, 0 to 100, asked for where it decides; surchargePercent (0), of which 15
 *   count on gains from equity, and on other long-term gains but those of 2019-20 to 2021-22; resident (true);
 *   reinvestedInHouse (0); reinvestedInBonds (0)
 * @see sections 48, 50AA, 54, 54EC, 54F, 55(2)(ac), 70, 74, 111A, 112 and 112A of the Income-tax Act, 1961;
 *   `equityGainsPercents`, `equityGainsExemption`, `otherGainsTerms`, `commonGainsTerms`, `costInflationIndexRule`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const shares = { asset: 'equity', buyDate: '2017-05-01', sellDate: '2025-06-01', cost: 100_000, sale: 500_000 }
 * capitalGains({ ...shares, fmv31Jan2018: 200_000 }).tax //=> 21875
 */
export function capitalGains(input: CapitalGainsInput): CapitalGainsResult {
  const { asset, sale, expenses = 0, slabRatePercent, surchargePercent = 0 } = object('input', input)
  const { fmv31Jan2018 = 0, otherLtcg112A = 0, resident = true } = input
  const { lossesSetOff = 0, unusedBasicExemption = 0 } = input
  oneOf('asset', asset, ['equity', 'debt-fund', 'property', 'gold', 'other'])
  const amounts = { sale, expenses, fmv31Jan2018, otherLtcg112A, lossesSetOff, unusedBasicExemption }
  for (const [name, amount] of Object.entries(amounts)) atLeast(name, amount, 0)
  if (slabRatePercent !== undefined) between('slabRatePercent', slabRatePercent, 0, 100)
  if (![0, 10, 15, 25, 37].includes(surchargePercent)) {
    invalid('surchargePercent', surchargePercent, 'one of 0, 10, 15, 25, 37')
  }
  trueOrFalse('resident', resident)
  const { bought, longTerm, slabOnly } = holding(input)
  const reinvested = reinvestment(input)
  const cost = assetCost(input)
  const common = ruleFor('sellDate', commonGainsTerms, input.sellDate).value
  const net = sale - expenses
  const tax = (gain: number, percent: number) => (gain / 100) * percent
  const bySlab = asset !== 'equity' && (!longTerm || slabOnly)
  const setOff = lossesSetOff + (resident || bySlab ? unusedBasicExemption : 0)

  if (asset === 'equity') {
    const percents = ruleFor('sellDate', equityGainsPercents, input.sellDate).value
    const exempt = ruleFor('sellDate', equityGainsExemption, input.sellDate).value
    const grandfathered = longTerm && bought < calendarDay(common.grandfatheredBefore)
    const costUsed = grandfathered ? Math.max(cost.plain, Math.min(fmv31Jan2018, sale)) : cost.plain
    const gain = net - costUsed
    const left = gain - (longTerm ? reinvested(gain, net) : 0)
    const free = longTerm ? Math.max(0, exempt - otherLtcg112A) : 0
    const taxableGain = Math.max(0, left - setOff - free)
    return answer({
      ...{ longTerm, costUsed, gain, taxableGain },
      tax: tax(taxableGain, longTerm ? percents.long : percents.short),
    })
  }

  const terms = ruleFor('sellDate', otherGainsTerms, input.sellDate).value
  if (bySlab) {
    const gain = net - cost.plain
    const slab = between('slabRatePercent', slabRatePercent as number, 0, 100)
    const taxableGain = Math.max(0, gain - setOff)
    return answer({
      ...{ longTerm: false, costUsed: cost.plain, gain, taxableGain },
      tax: tax(taxableGain, slab),
    })
  }
  const taxable = (gain: number) => Math.max(0, gain - reinvested(gain, net) - setOff)
  if (terms.indexed) {
    const indexedCost = cost.indexed()
    const gain = net - indexedCost
    const indexedTax = tax(taxable(gain), terms.percent)
    return answer({
      ...{ longTerm, costUsed: indexedCost, gain, taxableGain: taxable(gain), tax: indexedTax },
      ...{ indexedCost, indexedTax },
    })
  }
  const gain = net - cost.plain
  const plainTax = tax(taxable(gain), terms.percent)
  const plain = { longTerm, costUsed: cost.plain, gain, taxableGain: taxable(gain), plainTax }
  const { choice } = terms
  const mayChoose = choice && asset === 'property' && resident && bought < calendarDay(choice.boughtBefore)
  if (!mayChoose) return answer({ ...plain, tax: plainTax })
  const indexedCost = cost.indexed()
  const indexedTax = tax(taxable(net - indexedCost), choice.percent)
  return answer({ ...plain, tax: Math.min(plainTax, indexedTax), indexedCost, indexedTax })

  function answer(
    known: Pick<CapitalGainsResult, 'longTerm' | 'costUsed' | 'gain' | 'taxableGain' | 'tax'> &
      Partial<CapitalGainsResult>,
  ): CapitalGainsResult {
    const cap = asset === 'equity' ? common.surchargeCapPercent : common.otherSurchargeCapPercent
    const surcharge = bySlab ? surchargePercent : Math.min(surchargePercent, cap)
    const whole = known.tax * (1 + surcharge / 100) * (1 + common.cessPercent / 100)
    return {
      exemption: Math.max(0, known.gain) - known.taxableGain,
      ...{ plainTax: null, indexedCost: null, indexedTax: null },
      ...known,
      gain: result('sale', sale, known.gain),
      taxWithCess: result('sale', sale, whole),
    }
  }
}

/** When the asset was bought, and whether it was held long enough. */
function holding({ asset, buyDate, sellDate }: CapitalGainsInput) {
  // The asset's own rule first, so that a day before it is refused in its words.
  const months =
    asset === 'equity'
      ? ruleFor('sellDate', equityGainsPercents, sellDate).value.longAfterMonths
      : ruleFor('sellDate', otherGainsTerms, sellDate).value.longAfterMonths[asset]
  const { debtFundSlabFrom } = ruleFor('sellDate', otherGainsTerms, sellDate).value
  const bought = calendarDay(buyDate)
  const sold = calendarDay(sellDate)
  if (!(bought <= sold)) invalid('buyDate', buyDate, 'a day that is not after sellDate')
  const slabOnly = asset === 'debt-fund' && bought >= calendarDay(debtFundSlabFrom)
  return { bought, longTerm: sold > monthsAfter(bought, months), slabOnly }
}

/** The day of the same number so many months later, or the last of that month where it has none. */
function monthsAfter(day: number, months: number): number {
  const from = new Date(day * 864e5)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  return Math.min(Date.UTC(year, month, from.getUTCDate()), Date.UTC(year, month + 1, 0)) / 864e5
}

/** What a long-term gain is relieved of by what was bought for it, given the gain and the net sale. */
function reinvestment(input: CapitalGainsInput): (gain: number, net: number) => number {
  const { asset, sellDate, reinvestedInHouse = 0, reinvestedInBonds = 0 } = input
  atLeast('reinvestedInHouse', reinvestedInHouse, 0)
  if (atLeast('reinvestedInBonds', reinvestedInBonds, 0) > 0 && asset !== 'property') {
    invalid('reinvestedInBonds', reinvestedInBonds, '0 for what is neither land nor building (section 54EC)')
  }
  const limits = ruleFor('sellDate', reinvestmentLimits, sellDate).value
  const house = Math.min(reinvestedInHouse, limits.house ?? reinvestedInHouse)
  const bonds = Math.min(reinvestedInBonds, limits.bonds)
  return (gain, net) => {
    if (gain <= 0) return 0
    // For a dwelling the gain itself has to be spent (54), for anything else the whole sale (54F).
    const byHouse = asset === 'property' ? house : gain * Math.min(1, house / net)
    return Math.min(gain, byHouse + bonds)
  }
}
