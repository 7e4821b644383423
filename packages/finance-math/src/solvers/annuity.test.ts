import { expect, it } from 'vitest'
import { type Annuity, measureAnnuity } from './annuity.ts'
import { toBalance } from './balance-point.ts'

/** The sums and mean times of an annuity, its flows added one by one. */
function addUp({ nper, pmt, pv, fv, due }: Annuity, force: number) {
  const payments = Array.from({ length: nper }, (_, k) => ({ time: k + 1 - due, amount: pmt }))
  const flows = [{ time: 0, amount: pv }, ...payments, { time: nper, amount: fv }]
  const of = (sign: 1 | -1) => {
    const values = flows
      .filter(({ amount }) => amount * sign > 0)
      .map(({ time, amount }) => ({
        time,
        value: amount * sign * Math.exp(-force * (force < 0 ? time - nper : time)),
      }))
    const sum = values.reduce((total, { value }) => total + value, 0)
    return { sum, time: values.reduce((total, { time, value }) => total + time * value, 0) / sum }
  }
  return { in: of(1), out: of(-1) }
}

it.each([
  { nper: 12, due: 0, pmt: -100, pv: 1000, fv: 50 },
  { nper: 12, due: 1, pmt: -100, pv: 1000, fv: 50 },
  { nper: 12, due: 0, pmt: 100, pv: -1000, fv: 5000 },
  { nper: 12, due: 1, pmt: 100, pv: -1000, fv: 5000 },
  { nper: 7, due: 1, pmt: -100, pv: -20, fv: 5000 },
] as const)('measures $pmt in each of $nper periods, due $due, as its flows one by one', (annuity) => {
  for (const force of [-3, -0.2, -1e-3, -1e-7, 0, 1e-7, 1e-3, 0.2, 3]) {
    const at = toBalance(force)
    measureAnnuity(annuity, at)
    const plain = addUp(annuity, force)
    expect(at.inflow / plain.in.sum).toBeCloseTo(1, 12)
    expect(at.outflow / plain.out.sum).toBeCloseTo(1, 12)
    expect(at.inflowTime).toBeCloseTo(plain.in.time, 5)
    expect(at.outflowTime).toBeCloseTo(plain.out.time, 5)
  }
})
