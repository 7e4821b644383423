import { above, number } from '../primitives/check.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'
import { balancePoints } from '../solvers/balance-points.ts'
import { nearestRate } from '../solvers/nearest-rate.ts'

export function rate(
  nper: number,
  pmt: number,
  pv: number,
  fv = 0,
  when: PaymentTiming = 'end',
  guess = 0.1,
): number {
  above('nper', nper, 0)
  number('pmt', pmt)
  number('pv', pv)
  number('fv', fv)
  const due = paymentsDue(when)
  // One payment at the beginning is present value by another name.
  const now = due && nper === 1 ? pv + pmt : pv
  const each = now === pv ? pmt : 0

  // Discounted to the beginning, or below zero compounded to the end: no factor ever exceeds 1.
  let value = 0
  const gapAt = (force: number): number => {
    const exponent = -nper * Math.abs(force)
    const perPeriod = Math.expm1(force)
    const factor = Math.exp(exponent)
    const annuity = perPeriod ? Math.abs(Math.expm1(exponent) / perPeriod) : nper
    const paid = each * annuity * (1 + due * perPeriod)
    const early = force < 0 ? now * factor : now
    const late = force < 0 ? fv : fv * factor
    value = paid + early + late
    return Math.log1p(value / (Math.max(-paid, 0) + Math.max(-early, 0) + Math.max(-late, 0)))
  }
  const lowSign = Math.sign(fv + (1 - due) * each || each || now)
  const highSign = Math.sign(now + due * each || each || fv)
  // Payments against both pv and fv: their value seen from within the first period turns once, between
  // its two roots.
  const turn = (force: number): number => {
    const step = 1e-6 / nper
    const lean = Math.exp((force < 0 ? 0.5 - nper : 0.5) * step)
    gapAt(force + step)
    const above = value * lean
    gapAt(force - step)
    return above - value / lean
  }
  const borders = lowSign * highSign > 0 ? balancePoints(turn, nper, -lowSign, lowSign) : []
  return nearestRate('pmt', pmt, balancePoints(gapAt, nper, lowSign, highSign, borders), guess)
}
