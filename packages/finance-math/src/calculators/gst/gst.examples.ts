import type { ExamplesOf } from '../calculator.ts'
import type { gstCalculator } from './gst.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const gstExamples: ExamplesOf<typeof gstCalculator> = [
  {
    given: { mode: 'add', amount: 1000, rate: '18' },
    expect: { total: 1180, gst: 180, cgst: 90, sgst: 90, igst: 0 },
    source: 'by hand: 18 % of 1,000',
  },
  {
    given: { mode: 'remove', amount: 1180, rate: '18', supply: 'between-states' },
    expect: { net: 1000, gst: 180, cgst: 0, igst: 180 },
    source: 'by hand: 1,180 × 100/118; 18 % of 1,180 would be 212.40',
  },
  {
    given: { mode: 'remove', amount: 5000, rate: 'other', otherPercent: 28 },
    expect: { net: 3906.25, gst: 1093.75 },
    source: 'by hand: 5,000 × 100/128',
  },
]
