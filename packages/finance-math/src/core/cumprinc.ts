import { above, number, result, whole } from '../primitives/check.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'
import { repaidFraction } from '../primitives/repaid-fraction.ts'
import { pmt } from './pmt.ts'

export function cumprinc(
  rate: number,
  nper: number,
  pv: number,
  start: number,
  end: number,
  when: PaymentTiming = 'end',
): number {
  above('rate', rate, -1)
  above('nper', nper, 0)
  number('pv', pv)
  whole('start', start, 1, nper)
  whole('end', end, start, nper)
  const due = paymentsDue(when)
  // A payment at the beginning of the first period repays nothing but principal.
  const first = due && start === 1 ? pmt(rate, nper, pv, 0, when) : 0
  const from = first ? 2 : start
  return result('nper', nper, first - (pv * repaidFraction(rate, nper, from, end)) / (1 + rate * due))
}
