import { xirr } from '../../core/xirr.ts'
import { result } from '../../primitives/check.ts'
import { defineCalculator } from '../define-calculator.ts'
import { parseFlows } from '../parse-many.ts'
import { daysOf, inOrder } from './flows-in-order.ts'
import { xirrDetails } from './xirr.details.ts'

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
    gain: { label: 'Gain', unit: 'inr', role: 'detail', rest: { plus: ['received'], minus: ['paidIn'] } },
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
    startsOn: ({ flows }) => daysOf(inOrder(flows))[0],
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
  goals: [],
  ...xirrDetails,
})
