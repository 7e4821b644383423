import { above, number } from '../primitives/check.ts'
import { fastLog1p } from '../primitives/fast-log1p.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'

/**
 * The number of periods, not necessarily whole, after which payments have taken `pv` to -`fv`; negative
 * where that lies in the past.
 *
 * @formula n = ln((PMT × (1 + r × d) − FV × r) / (PMT × (1 + r × d) + PV × r)) / ln(1 + r)
 * @formula n = −(PV + FV) / PMT "at" r = 0
 * @where r rate; PMT pmt; PV pv; FV fv; d 1 where payments fall due at the beginning, else 0
 * @param rate per period, as a fraction, above -1
 * @param pmt payment per period
 * @param pv present value
 * @param fv future value, default 0
 * @param when `'end'` (default) or `'begin'`: when payments fall due within each period
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the payments
 *   never get there
 * @see numpy-financial `nper`, OpenFormula `NPER`
 * @example
 * roundTo(nper(0.07 / 12, -150, 8000), 5) //=> 64.07335
 */
export function nper(rate: number, pmt: number, pv: number, fv = 0, when: PaymentTiming = 'end'): number {
  above('rate', rate, -1)
  number('pmt', pmt)
  number('pv', pv)
  number('fv', fv)
  const payment = pmt * (1 + rate * paymentsDue(when))
  // (1+r)^n = (payment - fv r) / (payment + pv r)
  const start = payment + pv * rate
  // Divided once, and before the logarithms, which take longer and happen beside it.
  const perStart = 1 / start
  const change = -(pv + fv) * rate * perStart
  const perForce = 1 / fastLog1p(rate)
  const force = Math.abs(change) < 0.25 ? fastLog1p(change) : Math.log((payment - fv * rate) * perStart)
  const periods = Math.abs(rate) < 1e-290 ? -(pv + fv) / pmt : force * perForce
  if (Number.isFinite(periods)) return periods + 0
  throw new FinanceMathError('NO_SOLUTION', 'pmt', pmt, 'No number of periods pays this off.')
}
