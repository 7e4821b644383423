import { ruleOn } from '../../india/dated-rule.ts'
import {
  commonGainsTerms,
  equityGainsExemption,
  equityGainsPercents,
  otherGainsTerms,
  reinvestmentLimits,
} from '../../india/rules/capital-gains-rules.ts'
import { capitalGainsSections } from '../../india/rules/capital-gains-sections.ts'
import { costInflationIndexRule } from '../../india/rules/cost-inflation-index.ts'
import type { Details } from '../calculator.ts'
import { limitReason } from '../limit-reason.ts'
import { usedRule } from '../used-rule.ts'
import { type GainValues, gainOf } from './gain-of.ts'

/** What people look for the capital-gains calculator by, and what explains its answers. */
export const capitalGainsDetails: Details<GainValues, { tax: number }> = {
  topic: 'tax',
  keywords: [
    'capital gains',
    'capital gains tax',
    'capital gain',
    'ltcg',
    'stcg',
    'ltcg tax',
    'stcg tax',
    'tax on shares',
    'tax on mutual funds',
    'tax on property sale',
    'tax on gold',
    'indexation',
    'cost inflation index',
    'cii',
    'grandfathering',
    'section 112a',
    'punjigat labh',
    'shares par tax',
    'पूंजीगत लाभ',
    'कैपिटल गेन',
    'शेयर पर टैक्स',
  ],
  aliases: { a: 'asset', b: 'buyDate', d: 'sellDate', c: 'cost', s: 'sale', r: 'slabRatePercent' },
  formulas: [
    { symbols: 'G = S − E − C', filled: '{gain} = {sale} − {expenses} − {costUsed}', of: ['gain'] },
    {
      symbols: 'C = max(C₀, min(F, S))',
      filled: '{costUsed} = {cost2018}',
      of: ['costUsed'],
      when: { input: 'asset', is: ['equity'] },
    },
    {
      symbols: 'C = Σ C₀ × J ÷ Iₖ',
      filled: 'C = Σ C₀ × {sellIndex} ÷ Iₖ',
      of: ['indexedCost'],
      when: { input: 'asset', is: ['property', 'gold', 'other'] },
    },
    { symbols: 'T = X × r', filled: '{tax} = {taxedGain} × {ratePercent}', of: ['tax'] },
    {
      symbols: 'A = T × (1 + s) × (1 + 4 %)',
      filled: '{taxWithCess} = {tax} × (1 + {surchargePercent}) × (1 + {cessPercent})',
      of: ['taxWithCess'],
    },
  ],
  legend: {
    G: { meaning: 'Gain', figure: 'gain' },
    S: { meaning: 'Sold for', figure: 'sale' },
    E: { meaning: 'Costs of the sale', figure: 'expenses' },
    C: { meaning: 'Cost that counts', figure: 'costUsed' },
    'C₀': { meaning: 'What was paid', figure: 'cost' },
    F: { meaning: 'Worth on 31 January 2018', figure: 'fmv31Jan2018' },
    J: { meaning: 'Cost Inflation Index of the year of the sale', figure: 'sellIndex' },
    Iₖ: { meaning: 'Cost Inflation Index of the year in which it was paid' },
    X: { meaning: 'Gain that is taxed', figure: 'taxedGain' },
    r: { meaning: 'Rate', figure: 'ratePercent' },
    T: { meaning: 'Tax before cess', figure: 'tax' },
    s: { meaning: 'Surcharge', figure: 'surchargePercent' },
    A: { meaning: 'Tax with cess', figure: 'taxWithCess' },
  },
  explanation: {
    steps: {
      held: 'Bought on {buyDate} and sold on {sellDate}: {held}',
      cost: 'Of {sale}, less {expenses} of costs, {costUsed} counts as cost{basis}. That leaves a gain of {gain}.',
      free: 'Of it {taxedGain} is taxed and {exemption} is free{why}.',
      rate: 'The rate is {ratePercent} by {section}: {tax}.{choice}',
      cess: 'With a surcharge of {surchargePercent} and a cess of {cessPercent} on both the tax is {taxWithCess}; {netProceeds} is left.',
    },
    figures: (values) => ({
      held: { value: tellHeld(values), unit: 'text' },
      basis: { value: tellBasis(values), unit: 'text' },
      cost2018: {
        value: isGrandfathered(values) ? 'max(cost, min(worth of 2018, sale))' : 'what was paid',
        unit: 'text',
      },
      sellIndex: { value: indexOn(values.sellDate), unit: 'text' },
      why: { value: tellWhy(values), unit: 'text' },
      section: { value: tellSection(values), unit: 'text' },
      choice: { value: tellChoice(values), unit: 'text' },
      surchargePercent: { value: surchargeOf(values), unit: 'percent' },
      cessPercent: { value: ruleOn(commonGainsTerms, values.sellDate).value.cessPercent, unit: 'percent' },
    }),
  },
  conventions: {
    held: 'Held for more than the months is long-term: sold on the very anniversary, a gain is short-term.',
    grandfathered:
      'Of shares bought before February 2018 the worth of 31 January 2018 may take a gain away; it never makes a loss.',
    exemption:
      'The exemption for long-term gains from shares is one for a whole financial year. In 2024-25 the higher one holds for all of it, the rates by the day of sale.',
    choice:
      'For a house or land bought before 23 July 2024 a resident pays the lower of both taxes. A loss by the index alone is none: it cannot be set off or carried on.',
    debtFunds: 'Debt funds bought from 1 April 2023 are taxed by the slab, however long they were held.',
    surcharge:
      'Before surcharge unless one is chosen: it hangs on the whole income. On gains it is 15 % at most, but on those taxed by the slab and, from 2019-20 to 2021-22, long-term ones not from shares. The relief for a whole income just above one of its limits (marginal relief) is not computed here.',
    setOff:
      'A gain is lowered by what is reinvested, then by losses, then by what is left of the basic exemption, and last by the exemption of the year. Losses carried on from earlier years are set off in the order in which the return has them; which ones may be is not checked here.',
    basicExemption:
      'Only of a resident does the basic exemption that the rest of the income leaves lower a gain with a rate of its own.',
    rebate: 'There is no rebate of section 87A here.',
    houses:
      'What goes into a house or bonds is taken to be in time, and to fulfil what the sections ask beside that.',
  },
  limitReasons: {
    sellDate: limitReason(
      equityGainsPercents,
      'is that of sales since 1 April 2018; no earlier one is computed here',
    ),
    improvements: limitReason(
      costInflationIndexRule,
      'begins on 1 April 2001: what was built or changed before that day counts in no gain',
    ),
  },
  rules: (values) => {
    const { asset, sellDate, reinvestedInHouse, reinvestedInBonds } = values
    const { indexedCost } = gainOf(values)
    const own = asset === 'equity' ? [equityGainsPercents, equityGainsExemption] : [otherGainsTerms]
    return [
      ...own.map((rule) => usedRule<unknown>(rule, sellDate)),
      usedRule(commonGainsTerms, sellDate),
      usedRule(capitalGainsSections, sellDate),
      ...(indexedCost.length > 0 ? [usedRule(costInflationIndexRule, sellDate)] : []),
      ...(reinvestedInHouse + reinvestedInBonds > 0 ? [usedRule(reinvestmentLimits, sellDate)] : []),
    ]
  },
  sources: [
    {
      title:
        'Sections 48, 50AA, 54, 54EC, 54F, 55, 111A, 112 and 112A of the Income-tax Act, 1961, as amended by the Finance (No. 2) Act, 2024; from April 2026 the Income-tax Act, 2025',
    },
    {
      title:
        'Central Board of Direct Taxes, questions and answers of 4 February 2018 on the tax on long-term gains from shares',
    },
    { title: 'Notifications of the Cost Inflation Index, the newest 85/2026 of 15 July 2026' },
  ],
}

/** The day before which shares count by their worth of 31 January 2018 (section 112A). */
function isGrandfathered(values: GainValues): boolean {
  const { grandfatheredBefore } = ruleOn(commonGainsTerms, values.sellDate).value
  return values.asset === 'equity' && gainOf(values).longTerm && values.buyDate < grandfatheredBefore
}

function tellHeld(values: GainValues): string {
  const { asset, buyDate, sellDate } = values
  const { longTerm } = gainOf(values)
  if (asset === 'equity') {
    const { longAfterMonths } = ruleOn(equityGainsPercents, sellDate).value
    return `${longTerm ? '' : 'not '}more than ${longAfterMonths} months, so that the gain is ${longTerm ? 'long' : 'short'}-term.`
  }
  const { longAfterMonths, debtFundSlabFrom } = ruleOn(otherGainsTerms, sellDate).value
  if (asset === 'debt-fund' && buyDate >= debtFundSlabFrom)
    return `a debt fund bought from ${debtFundSlabFrom} on is short-term, however long it was held.`
  return `${longTerm ? '' : 'not '}more than ${longAfterMonths[asset]} months, so that the gain is ${longTerm ? 'long' : 'short'}-term.`
}

function tellBasis(values: GainValues): string {
  if (isGrandfathered(values)) {
    return values.fmv31Jan2018 > 0
      ? ', by the worth of 31 January 2018'
      : ' (the worth of 31 January 2018 was not given, and might count instead)'
  }
  const { isIndexed, plainTax } = gainOf(values)
  return isIndexed && plainTax.length === 0 ? ', by the Cost Inflation Index' : ''
}

function tellWhy({ asset, sellDate, ...values }: GainValues): string {
  const { exemption, longTerm } = gainOf({ asset, sellDate, ...values })
  if (exemption <= 0) return ''
  const usesBasicExemption =
    values.unusedBasicExemption > 0 && (values.resident === 'yes' || (asset !== 'equity' && !longTerm))
  const reasons = [
    asset === 'equity' && longTerm && 'the exemption of the year',
    gainOf({ asset, sellDate, ...values }).isIndexed && asset !== 'equity' && 'the index',
    values.reinvestedInHouse > 0 && 'the house',
    asset === 'property' && values.reinvestedInBonds > 0 && 'the bonds',
    values.lossesSetOff > 0 && 'the losses',
    usesBasicExemption && 'the basic exemption',
  ].filter((reason) => typeof reason === 'string')
  const [last, ...others] = reasons.toReversed()
  return ` by ${others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`}`
}

function tellSection(values: GainValues): string {
  const { act, equityShort, equityLong, otherLong, debtFund } = ruleOn(
    capitalGainsSections,
    values.sellDate,
  ).value
  const { longTerm } = gainOf(values)
  const { debtFundSlabFrom } = ruleOn(otherGainsTerms, values.sellDate).value
  if (values.asset === 'equity') return `section ${longTerm ? equityLong : equityShort} of the ${act}`
  if (longTerm) return `section ${otherLong} of the ${act}`
  return values.asset === 'debt-fund' && values.buyDate >= debtFundSlabFrom
    ? `the slab (section ${debtFund} of the ${act})`
    : 'the slab'
}

function tellChoice(values: GainValues): string {
  const { isIndexed, plainTax, indexedTax } = gainOf(values)
  if (plainTax.length === 0 || indexedTax.length === 0) return ''
  return isIndexed
    ? ' With the Cost Inflation Index it is less than without.'
    : ' Without the Cost Inflation Index it is no more than with it.'
}

/** Of a gain taxed by the slab all of the surcharge counts, of any other no more than its limit. */
function surchargeOf(values: GainValues): number {
  const { longTerm } = gainOf(values)
  const chosen = Number(values.surcharge)
  const { surchargeCapPercent, otherSurchargeCapPercent } = ruleOn(commonGainsTerms, values.sellDate).value
  if (values.asset === 'equity') return Math.min(chosen, surchargeCapPercent)
  return longTerm ? Math.min(chosen, otherSurchargeCapPercent) : chosen
}

/** Of the year of a day; told as unknown where none is notified yet. */
function indexOn(day: string): string {
  const { value, assumed } = ruleOn(costInflationIndexRule, day)
  return assumed ? 'J' : String(value)
}
