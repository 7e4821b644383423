import { newest } from '../../india/dated-rule.ts'
import { gstRatePercents } from '../../india/rules/gst-rules.ts'
import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, interestLimits } from '../input-limits.ts'
import { gstDetails } from './gst.details.ts'
import { gstSplit } from './gst-split.ts'

const adds = { input: 'mode', is: ['add'] } as const
const removes = { input: 'mode', is: ['remove'] } as const
const withinState = { input: 'supply', is: ['within-state'] } as const

const rates: Readonly<Record<string, string>> = {
  ...Object.fromEntries(newest(gstRatePercents).map((rate) => [String(rate), `${rate} %`])),
  other: 'Another rate',
}

/** Goods and services tax on a price, or in one. */
export const gstCalculator = defineCalculator({
  id: 'gst',
  name: 'GST Calculator',
  description: 'Goods and services tax put on a price or taken out of one, with CGST, SGST and IGST',
  icon: 'receipt',
  inputs: {
    mode: {
      kind: 'choice',
      label: 'The amount is',
      isMode: true,
      default: 'add',
      options: { add: 'Without GST', remove: 'With GST' },
    },
    amount: {
      kind: 'number',
      label: 'Amount',
      unit: 'inr',
      min: 100,
      max: 1_000_000,
      limits: amountLimits,
      step: 100,
      default: 10_000,
    },
    rate: {
      kind: 'choice',
      label: 'GST rate',
      help: '12 % and 28 % ended on 21 September 2025; they are under “Another rate”',
      default: '18',
      options: rates,
    },
    otherPercent: {
      kind: 'number',
      label: 'Rate of the invoice',
      unit: 'percent',
      min: 0,
      max: 40,
      limits: interestLimits,
      step: 0.25,
      default: 12,
      when: { input: 'rate', is: ['other'] },
    },
    supply: {
      kind: 'choice',
      label: 'Sold',
      default: 'within-state',
      options: { 'within-state': 'In one state', 'between-states': 'Between states' },
    },
  },
  outputs: {
    total: { label: 'Price with GST', unit: 'inr', role: 'headline', when: adds },
    net: { label: 'Price without GST', unit: 'inr', role: 'headline', when: removes },
    base: { label: 'Price without GST', unit: 'inr', role: 'part', when: adds },
    gst: { label: 'GST', unit: 'inr', role: 'part' },
    cgst: { label: 'Central tax (CGST)', unit: 'inr', role: 'detail', when: withinState },
    sgst: {
      label: 'State tax (SGST)',
      unit: 'inr',
      role: 'detail',
      when: withinState,
      rest: { plus: ['gst'], minus: ['cgst'] },
    },
    igst: {
      label: 'Integrated tax (IGST)',
      unit: 'inr',
      role: 'detail',
      when: { input: 'supply', is: ['between-states'] },
    },
  },
  composition: { total: 'total', parts: ['base', 'gst'] },
  compute: (values) => {
    const { total, base, gst, cgst, sgst, igst } = gstSplit(values)
    return { total, net: base, base, gst, cgst, sgst, igst }
  },
  goals: [
    { question: 'What price comes to this with GST?', input: 'amount', output: 'total', when: adds },
    { question: 'What price with GST is this without?', input: 'amount', output: 'net', when: removes },
  ],
  ...gstDetails,
})
