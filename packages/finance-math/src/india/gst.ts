import { atLeast, object, oneOf, result } from '../primitives/check.ts'

/** What `gst` takes: an amount in rupees without the tax (`'add'`) or with it (`'remove'`). */
export interface GstInput {
  amount: number
  ratePercent: number
  mode?: 'add' | 'remove'
  /** Within a state the tax is half central, half state; between states it is integrated. */
  supply?: 'within-state' | 'between-states'
}

/** A price without tax, the tax and the price with it, in rupees. */
export interface GstResult {
  base: number
  gst: number
  total: number
  cgst: number
  sgst: number
  igst: number
}

/**
 * Goods and services tax put on a price, or taken out of one.
 *
 * Nothing is rounded; an invoice rounds each head to the rupee (section 170 of the CGST Act; not checked against its text).
 *
 * @formula T = B × (1 + R) "put on"
 * @formula B = A / (1 + R) "taken out"
 * @where B the base; R ratePercent / 100; A the amount with the tax
 * @param input amount in rupees; ratePercent, which is not held against the notified rates
 *   (`gstRatePercents`), since an old invoice has an old rate; mode (`'add'`) or `'remove'`; supply
 *   (`'within-state'`) or `'between-states'`
 * @see CGST Act, 2017, section 9, and IGST Act, 2017, section 5; rule 35 of the CGST Rules for a price with tax
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * gst({ amount: 1180, ratePercent: 18, mode: 'remove' }) //=> { base: 1000, gst: 180, total: 1180, cgst: 90, sgst: 90, igst: 0 }
 */
export function gst(input: GstInput): GstResult {
  const { amount, ratePercent, mode = 'add', supply = 'within-state' } = object('input', input)
  atLeast('amount', amount, 0)
  atLeast('ratePercent', ratePercent, 0)
  oneOf('mode', mode, ['add', 'remove'])
  oneOf('supply', supply, ['within-state', 'between-states'])
  const base = mode === 'add' ? amount : (amount / (100 + ratePercent)) * 100
  const tax = mode === 'add' ? (amount / 100) * ratePercent : amount - base
  const half = supply === 'within-state' ? tax / 2 : 0
  return {
    base: result('amount', amount, base),
    gst: result('amount', amount, tax),
    total: mode === 'remove' ? amount : result('amount', amount, base + tax),
    cgst: half,
    sgst: half,
    igst: tax - 2 * half,
  }
}
