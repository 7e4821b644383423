import { above, between, number, result } from '../primitives/check.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'
import { repaidFraction } from '../primitives/repaid-fraction.ts'
import { pmt } from './pmt.ts'

export function ppmt(
  rate: number,
  per: number,
  nper: number,
  pv: number,
  fv = 0,
  when: PaymentTiming = 'end',
): number {
  above('rate', rate, -1)
  above('nper', nper, 0)
  between('per', per, 1, nper)
  number('pv', pv)
  number('fv', fv)
  const due = paymentsDue(when)
  if (due && per === 1) return pmt(rate, nper, pv, fv, when)
  return result('nper', nper, (-(pv + fv) * repaidFraction(rate, nper, per, per)) / (1 + rate * due))
}
