import { defineCalculator } from '../define-calculator.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { dayInput } from '../parse-date.ts'
import { parseRows } from '../parse-many.ts'
import { capitalGainsDetails } from './capital-gains.details.ts'
import { type GainValues, gainOf } from './gain-of.ts'

const amount = { kind: 'number', unit: 'inr', min: 0, limits: optionalAmountLimits, step: 1000 } as const
const only = (...assets: readonly GainValues['asset'][]) => ({ input: 'asset', is: assets }) as const

/** What a gain from shares, funds, property or gold costs in tax. */
export const capitalGainsCalculator = defineCalculator({
  id: 'capital-gains',
  name: 'Capital Gains Tax Calculator',
  description: 'The tax on a gain from shares, funds, property or gold, by the rules of the day of sale',
  icon: 'trending-up',
  inputs: {
    asset: {
      kind: 'choice',
      label: 'What was sold',
      default: 'equity',
      options: {
        equity: 'Shares or equity funds',
        'debt-fund': 'Debt funds',
        property: 'House or land',
        gold: 'Gold',
        other: 'Anything else',
      },
    },
    buyDate: { ...dayInput, label: 'Bought on', min: '1950-01-01', default: '2020-06-15' },
    sellDate: { ...dayInput, label: 'Sold on', min: '2018-04-01', default: '2026-08-03' },
    cost: { ...amount, label: 'Bought for', max: 20_000_000, default: 400_000 },
    sale: { ...amount, label: 'Sold for', max: 50_000_000, default: 900_000 },
    fmv31Jan2018: {
      ...amount,
      label: 'Worth on 31 January 2018',
      help: 'Of what was bought before February 2018: all of it at the highest price of that day; 0 otherwise',
      max: 20_000_000,
      default: 0,
      when: only('equity'),
    },
    slabRatePercent: {
      kind: 'choice',
      label: 'Your slab rate',
      help: 'For short-term gains, and debt funds',
      default: '30',
      options: {
        '0': 'None',
        ...{ '5': '5 %', '10': '10 %', '15': '15 %', '20': '20 %', '25': '25 %', '30': '30 %' },
      },
      when: only('debt-fund', 'property', 'gold', 'other'),
    },
    expenses: {
      ...amount,
      label: 'Costs of the sale',
      help: 'Brokerage, commission, stamp duty; not the securities transaction tax',
      max: 1_000_000,
      default: 0,
      advanced: true,
    },
    improvements: {
      kind: 'rows',
      parse: parseRows,
      label: 'Improvements',
      help: 'Built or changed since April 2001, each by the index of its year',
      item: 'Improvement',
      columns: {
        date: { ...dayInput, label: 'Date', min: '2001-04-01', default: '2022-06-15', heads: ['day'] },
        amount: { ...amount, label: 'Amount', max: 10_000_000, default: 200_000, heads: ['cost', 'value'] },
      },
      minItems: 0,
      maxItems: 50,
      default: [],
      when: only('property', 'gold', 'other'),
      advanced: true,
    },
    fmv1Apr2001: {
      ...amount,
      label: 'Worth on 1 April 2001',
      help: 'Of what was bought before that day: counts as cost where it is more',
      max: 20_000_000,
      default: 0,
      when: only('property', 'gold', 'other'),
      advanced: true,
    },
    otherLtcg112A: {
      ...amount,
      label: 'Other long-term gains from shares in the year',
      help: 'They use up the exemption of the year',
      max: 1_000_000,
      default: 0,
      when: only('equity'),
      advanced: true,
    },
    lossesSetOff: {
      ...amount,
      label: 'Losses set off',
      help: 'Of this year or earlier ones',
      max: 10_000_000,
      default: 0,
      advanced: true,
    },
    unusedBasicExemption: {
      ...amount,
      label: 'Basic exemption left',
      help: 'By other income; it lowers the gain of a resident',
      max: 400_000,
      default: 0,
      advanced: true,
    },
    resident: {
      kind: 'choice',
      label: 'Resident in India',
      default: 'yes',
      options: { yes: 'Yes', no: 'No' },
      advanced: true,
    },
    reinvestedInHouse: {
      ...amount,
      label: 'Reinvested in a dwelling',
      help: 'A house bought or built in time, after a long-term gain (sections 54 and 54F)',
      max: 50_000_000,
      default: 0,
      advanced: true,
    },
    reinvestedInBonds: {
      ...amount,
      label: 'Reinvested in bonds',
      help: 'Within six months (section 54EC)',
      max: 5_000_000,
      default: 0,
      when: only('property'),
      advanced: true,
    },
    surcharge: {
      kind: 'choice',
      label: 'Surcharge',
      help: 'By the whole income: above 50 lakh 10 %, 1 crore 15 %, 2 crore 25 %, old regime above 5 crore 37 %',
      default: '0',
      options: { '0': 'None', '10': '10 %', '15': '15 %', '25': '25 %', '37': '37 %' },
      advanced: true,
    },
  },
  outputs: {
    taxWithCess: { label: 'Tax with cess', unit: 'inr', role: 'headline' },
    netProceeds: {
      label: 'Left of the sale',
      unit: 'inr',
      role: 'headline',
      rest: { plus: ['sale'], minus: ['expenses', 'taxWithCess'] },
    },
    term: {
      kind: 'choice',
      label: 'Taxed as',
      role: 'detail',
      options: { long: 'Long-term', short: 'Short-term' },
    },
    gain: {
      label: 'Gain',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['sale'], minus: ['expenses', 'costUsed'] },
    },
    costUsed: { label: 'Cost that counts', unit: 'inr', role: 'detail' },
    taxedGain: { label: 'Gain that is taxed', unit: 'inr', role: 'detail' },
    exemption: { label: 'Gain that is free', unit: 'inr', role: 'detail' },
    ratePercent: { label: 'Rate', unit: 'percent', role: 'detail' },
    tax: { label: 'Tax before cess', unit: 'inr', role: 'detail' },
    plainTax: {
      kind: 'list',
      label: 'Tax without the index',
      item: 'Tax',
      unit: 'inr',
      role: 'detail',
      when: only('property', 'gold', 'other'),
    },
    indexedTax: {
      kind: 'list',
      label: 'Tax with the index',
      item: 'Tax',
      unit: 'inr',
      role: 'detail',
      when: only('property', 'gold', 'other'),
    },
    indexedCost: {
      kind: 'list',
      label: 'Cost by the index',
      item: 'Cost',
      unit: 'inr',
      role: 'detail',
      when: only('property', 'gold', 'other'),
    },
  },
  compute: (values) => {
    const { isIndexed: _, longTerm: __, taxableGain: ___, ...answer } = gainOf(values)
    return answer
  },
  series: {
    shape: 'lines',
    x: { label: 'Sold for', unit: 'inr' },
    lines: {
      taxWithCess: { label: 'Tax', unit: 'inr' },
      netProceeds: { label: 'Left of sale', unit: 'inr' },
    },
    points: (values) => {
      const most = 2 * Math.max(values.cost, values.sale, 1)
      return Array.from({ length: 41 }, (_, step) => {
        const sale = (most * step) / 40
        const { netProceeds, taxWithCess } = gainOf({ ...values, sale })
        return { x: sale, netProceeds, taxWithCess }
      })
    },
  },
  goals: [{ question: 'For how much must it be sold?', input: 'sale', output: 'netProceeds' }],
  ...capitalGainsDetails,
})
