import { above, number } from '../primitives/check.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'

export function nper(rate: number, pmt: number, pv: number, fv = 0, when: PaymentTiming = 'end'): number {
  above('rate', rate, -1)
  number('pmt', pmt)
  number('pv', pv)
  number('fv', fv)
  const payment = pmt * (1 + rate * paymentsDue(when))
  // (1+r)^n = (payment - fv r) / (payment + pv r)
  const start = payment + pv * rate
  const change = (-(pv + fv) / start) * rate
  const periods =
    Math.abs(rate) < 1e-290
      ? -(pv + fv) / pmt
      : (change > -0.5 ? Math.log1p(change) : Math.log((payment - fv * rate) / start)) / Math.log1p(rate)
  if (Number.isFinite(periods)) return periods + 0
  throw new FinanceMathError('NO_SOLUTION', 'pmt', pmt, 'No number of periods pays this off.')
}
