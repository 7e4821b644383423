import { above, number, result } from '../primitives/check.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'

export function pv(rate: number, nper: number, pmt: number, fv = 0, when: PaymentTiming = 'end'): number {
  above('rate', rate, -1)
  above('nper', nper, 0)
  number('pmt', pmt)
  number('fv', fv)
  const due = paymentsDue(when)
  const exponent = -nper * Math.log1p(rate)
  const annuity = Math.abs(exponent) < 1e-290 ? nper : -Math.expm1(exponent) / rate
  return result('nper', nper, -(fv * Math.exp(exponent) + pmt * (1 + rate * due) * annuity))
}
