import { gstRatePercents } from '../../india/rules/gst-rules.ts'
import type { Details } from '../calculator.ts'
import { limitReason } from '../limit-reason.ts'
import { usedRule } from '../used-rule.ts'
import { type GstValues, gstPercent } from './gst-split.ts'

const adds = { input: 'mode', is: ['add'] } as const
const removes = { input: 'mode', is: ['remove'] } as const

/** What people look for the gst calculator by, and what explains its answers. */
export const gstDetails: Details<GstValues> = {
  topic: 'tax',
  keywords: [
    'gst',
    'goods and services tax',
    'reverse gst',
    'inclusive of gst',
    'exclusive of gst',
    'cgst',
    'sgst',
    'igst',
    'vat',
    'sales tax',
    'mrp without gst',
    'जीएसटी',
    'वस्तु एवं सेवा कर',
  ],
  aliases: { a: 'amount', r: 'rate' },
  formulas: [
    { symbols: 'T = B × (1 + R)', filled: '{total} = {base} × (1 + {percent})', when: adds },
    { symbols: 'B = T ÷ (1 + R)', filled: '{net} = {total} ÷ (1 + {percent})', when: removes },
    { symbols: 'G = T − B', filled: '{gst} = {total} − {base}', of: ['gst'], isAside: true },
  ],
  legend: {
    T: { meaning: 'Price with GST', figure: 'total' },
    B: { meaning: 'Price without GST', figure: 'base' },
    R: { meaning: 'GST rate', figure: 'percent' },
    G: { meaning: 'GST', figure: 'gst' },
  },
  explanation: {
    steps: {
      add: { text: '{percent} of {base} is {gst}; together {total}.', when: adds },
      remove: {
        text: '{total} holds the price and {percent} of it: {net} is the price, {gst} the tax. {percent} of {total} would be too much.',
        when: removes,
      },
      within: {
        text: 'Inside one state half goes to the Union and half to the state.',
        when: { input: 'supply', is: ['within-state'] },
      },
      between: {
        text: 'Between states all of it is integrated tax: {igst}.',
        when: { input: 'supply', is: ['between-states'] },
      },
    },
    figures: (values) => ({ percent: { value: gstPercent(values), unit: 'percent' } }),
  },
  conventions: {
    exact: 'Nothing is rounded; an invoice rounds each head of tax to the rupee.',
    rates: 'Which rate a thing has is not told here. The compensation cess is not computed.',
    old: 'Since 22 September 2025 the rates are 5 %, 18 % and 40 %, with 3 % for gold and 0.25 % and 1.5 % for stones; 12 % and 28 % are gone.',
  },
  limitReasons: {
    rate: limitReason(
      gstRatePercents,
      'has had these rates since 22 September 2025; 12 and 28 % ended the day before, and are typed under “Another rate”',
    ),
  },
  rules: () => [usedRule(gstRatePercents)],
  sources: [
    { title: 'CGST Act, 2017, section 9, and CGST Rules, 2017, rule 35' },
    { title: 'IGST Act, 2017, section 5' },
    { title: '56th meeting of the GST Council, as reported by scconline.com and cleartax.in' },
  ],
}
