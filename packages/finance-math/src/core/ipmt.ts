import { above, between, number, result } from '../primitives/check.ts'
import { loanBalance } from '../primitives/loan-balance.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'

export function ipmt(
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
  // A payment at the beginning of the first period meets no interest yet.
  if (due && per === 1) return 0
  return result('nper', nper, (-rate * loanBalance(rate, nper, pv, fv, per - 1)) / (1 + rate * due))
}
