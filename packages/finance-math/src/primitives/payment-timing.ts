import { invalid } from './check.ts'

/** When payments fall due within each period. */
export type PaymentTiming = 'end' | 'begin'

/** 0 when payments fall at the end of a period, 1 when at its beginning. */
export function paymentsDue(when: PaymentTiming): 0 | 1 {
  if (when === 'end') return 0
  return when === 'begin' ? 1 : invalid('when', when, 'end or begin')
}
