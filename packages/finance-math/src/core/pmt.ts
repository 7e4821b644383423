import { above, number, result } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'

export function pmt(rate: number, nper: number, pv: number, fv = 0, when: PaymentTiming = 'end'): number {
  above('rate', rate, -1)
  above('nper', nper, 0)
  number('pv', pv)
  number('fv', fv)
  const due = paymentsDue(when)
  // A negative rate is the same loan read backwards in time.
  const gain = rate < 0 ? Math.expm1(-nper * Math.log1p(rate)) : growth(rate, nper)
  const size = Math.abs(rate)
  const share = gain < 1e-290 ? 1 / nper : size / gain
  return result('nper', nper, -(size * (rate < 0 ? fv : pv) + (pv + fv) * share) / (1 + rate * due))
}
