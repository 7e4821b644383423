import { defineCalculator } from '../define-calculator.ts'
import { dayInput } from '../parse-date.ts'
import { parseRows } from '../parse-many.ts'
import { costAveragingDetails } from './cost-averaging.details.ts'
import { firstPurchase, purchasePlan, purchasePoints, purchaseRows } from './purchase-plan.ts'

const price = {
  kind: 'number',
  unit: 'inr',
  min: 1,
  max: 10_000,
  limits: { min: 0.01, max: 1e9 },
  step: 1,
} as const
const day = { ...dayInput, min: '1950-01-01' } as const

/** What buying again and again costs on average, against buying once. */
export const costAveragingCalculator = defineCalculator({
  id: 'cost-averaging',
  name: 'Cost Averaging Calculator',
  description:
    'What shares, funds or coins bought on several days cost on average, against buying them at once',
  icon: 'chart-no-axes-column-increasing',
  inputs: {
    purchases: {
      kind: 'rows',
      parse: parseRows,
      label: 'Purchases',
      help: 'The day, the price of one, and the money spent',
      item: 'Purchase',
      columns: {
        date: { ...day, label: 'Date', default: '2026-01-01', heads: ['day'] },
        price: { ...price, label: 'Price', default: 100, heads: ['rate', 'nav', 'quote'] },
        amount: {
          kind: 'number',
          label: 'Amount',
          unit: 'inr',
          min: 100,
          max: 1_000_000,
          limits: { min: 0.01, max: 1e9 },
          step: 500,
          default: 5000,
          heads: ['invested', 'spent', 'value', 'total'],
        },
      },
      minItems: 1,
      maxItems: 1000,
      default: [
        { date: '2026-01-05', price: 250, amount: 10_000 },
        { date: '2026-02-05', price: 200, amount: 10_000 },
        { date: '2026-03-05', price: 160, amount: 10_000 },
        { date: '2026-04-06', price: 200, amount: 10_000 },
      ],
    },
    valueDate: { ...day, label: 'Worth on', default: '2026-10-05' },
    valuePrice: { ...price, label: 'Price on that day', default: 230 },
  },
  outputs: {
    averageCost: { label: 'Average cost', unit: 'inr', role: 'headline' },
    value: { label: 'Worth now', unit: 'inr', role: 'headline' },
    invested: { label: 'Invested', unit: 'inr', role: 'detail' },
    gain: { label: 'Gain', unit: 'inr', role: 'detail', rest: { plus: ['value'], minus: ['invested'] } },
    absolutePercent: { label: 'Gain of what was invested', unit: 'percent', role: 'detail', decimals: 2 },
    xirrPercent: { kind: 'list', label: 'A year (XIRR)', item: 'XIRR', unit: 'percent', role: 'detail' },
    units: { label: 'Bought in all', unit: 'number', role: 'detail' },
    lumpValue: { label: 'Bought at once on the first day', unit: 'inr', role: 'detail' },
    ahead: {
      label: 'Ahead of buying at once',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['value'], minus: ['lumpValue'] },
    },
    maxDrawdownPercent: { label: 'Deepest fall of the price', unit: 'percent', role: 'detail', decimals: 2 },
  },
  compute: purchasePlan,
  series: {
    shape: 'lines',
    x: { label: 'Years from the first purchase', unit: 'years' },
    lines: {
      invested: { label: 'Invested', unit: 'inr' },
      value: { label: 'Worth', unit: 'inr' },
      lump: { label: 'All at once', unit: 'inr' },
    },
    startsOn: (values) => firstPurchase(values).date,
    points: purchasePoints,
  },
  schedule: {
    columns: {
      date: { label: 'Date', unit: 'date' },
      price: { label: 'Price', unit: 'inr' },
      amount: { label: 'Amount', unit: 'inr' },
      units: { label: 'Bought', unit: 'number' },
      invested: { label: 'Invested so far', unit: 'inr' },
      averageCost: { label: 'Average so far', unit: 'inr' },
      value: { label: 'Worth', unit: 'inr' },
    },
    rows: purchaseRows,
  },
  goals: [
    { question: 'At which price is it worth this much?', input: 'valuePrice', output: 'value' },
    { question: 'At which price is this gained?', input: 'valuePrice', output: 'gain' },
  ],
  ...costAveragingDetails,
})
