import { type CapitalGainsInput, capitalGains } from '../../india/capital-gains.ts'
import { ruleOn } from '../../india/dated-rule.ts'
import { equityGainsPercents, otherGainsTerms } from '../../india/rules/capital-gains-rules.ts'

/** What the capital gains calculator asks: rupees of one sale. */
export interface GainValues {
  asset: CapitalGainsInput['asset']
  buyDate: string
  sellDate: string
  cost: number
  sale: number
  fmv31Jan2018: number
  slabRatePercent: string
  expenses: number
  improvements: readonly { date: string; amount: number }[]
  fmv1Apr2001: number
  otherLtcg112A: number
  lossesSetOff: number
  unusedBasicExemption: number
  resident: 'yes' | 'no'
  reinvestedInHouse: number
  reinvestedInBonds: number
  surcharge: '0' | '10' | '15' | '25' | '37'
}

/** What the function is asked: nothing that this kind of asset is not asked for. */
function toInput(values: GainValues): CapitalGainsInput {
  const { asset, buyDate, sellDate, cost, sale, expenses, reinvestedInHouse } = values
  const surchargePercent = Number(values.surcharge) as NonNullable<CapitalGainsInput['surchargePercent']>
  const { lossesSetOff, unusedBasicExemption, resident } = values
  const common = {
    ...{ asset, buyDate, sellDate, cost, sale, expenses, reinvestedInHouse, surchargePercent },
    ...{ lossesSetOff, unusedBasicExemption, resident: resident === 'yes' },
  }
  if (asset === 'equity')
    return { ...common, fmv31Jan2018: values.fmv31Jan2018, otherLtcg112A: values.otherLtcg112A }
  const other = { ...common, slabRatePercent: Number(values.slabRatePercent) }
  if (asset === 'debt-fund') return other
  const { improvements, fmv1Apr2001, reinvestedInBonds } = values
  if (asset !== 'property') return { ...other, improvements, fmv1Apr2001 }
  return { ...other, improvements, fmv1Apr2001, reinvestedInBonds }
}

/** The gain and its tax, by the way that is taken where there are two. */
export function gainOf(values: GainValues) {
  const found = capitalGains(toInput(values))
  const { plainTax, indexedTax, indexedCost, longTerm, gain, tax } = found
  const isIndexed = indexedTax !== null && (plainTax === null || indexedTax < plainTax)
  const ratePercent = rateOf(values, longTerm, isIndexed && plainTax !== null)
  // By the index less of a gain is taxed than was made.
  const taxedGain = isIndexed && plainTax !== null ? (tax / ratePercent) * 100 : found.taxableGain
  const one = (amount: number | null) => (amount === null ? [] : [amount])
  return {
    ...found,
    isIndexed,
    ratePercent,
    taxedGain,
    term: longTerm ? ('long' as const) : ('short' as const),
    exemption: Math.max(0, gain) - taxedGain,
    netProceeds: values.sale - values.expenses - found.taxWithCess,
    plainTax: one(plainTax),
    indexedTax: one(indexedTax),
    indexedCost: one(indexedCost),
  }
}

/** The percent of the tax on what is taxed. */
function rateOf(
  { asset, sellDate, slabRatePercent }: GainValues,
  longTerm: boolean,
  isChosen: boolean,
): number {
  if (asset === 'equity') return ruleOn(equityGainsPercents, sellDate).value[longTerm ? 'long' : 'short']
  if (!longTerm) return Number(slabRatePercent)
  const { percent, choice } = ruleOn(otherGainsTerms, sellDate).value
  return isChosen && choice ? choice.percent : percent
}
