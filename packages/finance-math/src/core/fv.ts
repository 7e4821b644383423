import { above, number, result } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'

export function fv(rate: number, nper: number, pmt: number, pv: number, when: PaymentTiming = 'end'): number {
  above('rate', rate, -1)
  above('nper', nper, 0)
  number('pmt', pmt)
  number('pv', pv)
  const due = paymentsDue(when)
  const gain = growth(rate, nper)
  const factor = rate < 0 ? Math.exp(nper * Math.log1p(rate)) : 1 + gain
  const annuity = Math.abs(gain) < 1e-290 ? nper : gain / rate
  return result('nper', nper, -(pv * factor + pmt * (1 + rate * due) * annuity))
}
