import { xirr } from '../../core/xirr.ts'
import { result } from '../../primitives/check.ts'
import { defineCalculator } from '../define-calculator.ts'
import type { DatedAmount } from '../input.ts'
import { parseFlows } from '../parse-many.ts'

/** The flows in the order of their dates, with the sum so far. */
function inOrder(flows: readonly DatedAmount[]) {
  let sum = 0
  return flows
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
    .map(({ date, amount }) => {
      sum += amount
      return { date, amount, sum }
    })
}

/** The first and the last day; there are two flows at least. */
function daysOf(ordered: readonly DatedAmount[]): [string, string] {
  return [(ordered[0] as DatedAmount).date, (ordered.at(-1) as DatedAmount).date]
}

/** Years from the first flow, on a year of 365 days. */
function yearsBetween(first: string, date: string): number {
  return (Date.parse(date) - Date.parse(first)) / 86_400_000 / 365
}

/** The yearly return of payments on any dates. */
export const xirrCalculator = defineCalculator({
  id: 'xirr',
  name: 'XIRR Calculator',
  description: 'The yearly return of an investment with payments on any dates',
  icon: 'calendar-range',
  keywords: [
    'xirr',
    'irr',
    'cagr',
    'annualised return',
    'annualized return',
    'rate of return',
    'portfolio return',
    'roi',
    'absolute return',
    'yield',
    'एक्सआईआरआर',
    'सीएजीआर',
    'वार्षिक रिटर्न',
    'रिटर्न',
  ],
  inputs: {
    flows: {
      kind: 'date-flows',
      parse: parseFlows,
      label: 'Payments',
      help: 'Money paid in is negative, money received (and today’s value) is positive',
      unit: 'inr',
      minItems: 2,
      maxItems: 10_000,
      default: [
        { date: '2024-01-01', amount: -100_000 },
        { date: '2025-01-01', amount: -100_000 },
        { date: '2026-01-01', amount: 240_000 },
      ],
    },
  },
  outputs: {
    xirrPercent: { label: 'XIRR', unit: 'percent', role: 'headline' },
    paidIn: { label: 'Paid in', unit: 'inr', role: 'detail' },
    received: { label: 'Received', unit: 'inr', role: 'detail' },
    gain: { label: 'Gain', unit: 'inr', role: 'detail' },
  },
  compute: ({ flows }) => {
    let paidIn = 0
    let received = 0
    for (const { amount } of flows) {
      if (amount < 0) paidIn -= amount
      else received += amount
    }
    const xirrPercent = result('flows', flows, xirr(flows) * 100)
    return { xirrPercent, paidIn, received, gain: result('flows', flows, received - paidIn) }
  },
  series: {
    shape: 'lines',
    x: { label: 'Years from the first payment', unit: 'years' },
    lines: { sum: { label: 'Received less paid in', unit: 'inr' } },
    points: ({ flows }) => {
      const ordered = inOrder(flows)
      const [first] = daysOf(ordered)
      return ordered.map(({ date, sum }) => ({ x: yearsBetween(first, date), sum }))
    },
  },
  schedule: {
    columns: {
      date: { label: 'Date', unit: 'date' },
      amount: { label: 'Amount', unit: 'inr' },
      sum: { label: 'Received less paid in', unit: 'inr' },
    },
    rows: ({ flows }) => inOrder(flows),
  },
  formulas: [
    {
      symbols: '0 = Σ Cₖ ÷ (1 + r)^((dₖ − d₀) ÷ 365)',
      filled: 'r = {xirrPercent}',
    },
  ],
  legend: {
    r: { meaning: 'XIRR', figure: 'xirrPercent' },
    Cₖ: { meaning: 'Amount of payment k, negative when paid in' },
    dₖ: { meaning: 'Day of payment k' },
    'd₀': { meaning: 'Day of the first payment', figure: 'firstDate' },
  },
  explanation: {
    steps: {
      sum: '{paidIn} were paid in and {received} received, {gain} more, between {firstDate} and {lastDate}.',
      rate: 'A yearly return of {xirrPercent} makes all payments, discounted to the first day, cancel out.',
    },
    figures: ({ flows }) => {
      const [first, last] = daysOf(inOrder(flows))
      return { firstDate: { value: first, unit: 'date' }, lastDate: { value: last, unit: 'date' } }
    },
  },
  conventions: {
    days: 'Actual days over a year of 365, as in spreadsheets.',
    roots: 'Where several rates would do, the one nearest to the simple estimate is given.',
  },
  goals: [],
  examples: [
    {
      given: {
        flows: [
          { date: '1992-01-01', amount: -10_000 },
          { date: '1992-03-01', amount: 2750 },
          { date: '1992-10-30', amount: 4250 },
          { date: '1993-02-15', amount: 3250 },
          { date: '1993-04-01', amount: 2750 },
        ],
      },
      expect: { xirrPercent: 37.3363, gain: 3000 },
      precision: 0.0001,
      source: 'Microsoft, article Q116041: XIRR of the manual’s example is 37.3363 %',
    },
  ],
  sources: [
    {
      title: 'XIRR in Excel’s help, article Q116041',
      url: 'https://helparchive.huntertur.net/document/6451',
    },
  ],
})
