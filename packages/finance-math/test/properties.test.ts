import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  analyzeCashFlows,
  attempt,
  cagr,
  cumipmt,
  cumprinc,
  effectiveRate,
  fv,
  ipmt,
  irr,
  nominalRate,
  nper,
  npv,
  periodsToTarget,
  pmt,
  ppmt,
  pv,
  rate,
  roundTo,
  xirr,
  xnpv,
} from '../src/core.ts'

const runs = { numRuns: 500 }
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyRate = fc.oneof(number(-0.5, 1), number(-1e-9, 1e-9), number(0.0001, 0.02), fc.constant(0))
const when = fc.constantFrom('end' as const, 'begin' as const)
const months = fc.integer({ min: 1, max: 480 })
const money = fc.oneof(number(1, 1e7), number(0.01, 100))
const signed = fc.tuple(money, fc.boolean()).map(([size, positive]) => (positive ? size : -size))

/** An investment followed by returns: one change of direction, so one rate. */
const investment = fc
  .tuple(money, fc.array(fc.oneof(money, fc.constant(0)), { minLength: 1, maxLength: 60 }), money)
  .map(([paid, returns, last]) => [-paid, ...returns, last])
const datedInvestment = fc
  .tuple(investment, fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 62, maxLength: 62 }))
  .map(([amounts, gaps]) => {
    let day = 12_000
    return amounts.map((amount, k) => {
      day += gaps[k] as number
      return { date: new Date(day * 864e5), amount }
    })
  })

const close = (got: number, expected: number, relative: number, absolute = 0): void => {
  expect(Math.abs(got - expected)).toBeLessThanOrEqual(relative * Math.abs(expected) + absolute)
}

describe('the time value functions', () => {
  it('satisfy their equation to 1e-11 of the growth of the money', () => {
    fc.assert(
      fc.property(anyRate, months, signed, signed, when, (r, n, present, future, due) => {
        const payment = pmt(r, n, present, future, due)
        const growth = Math.max(1, (1 + r) ** n)
        const size =
          growth * (Math.abs(present) + n * Math.abs(payment) * (1 + Math.abs(r))) + Math.abs(future)
        close(fv(r, n, payment, present, due), future, 0, 1e-11 * size)
        close(pv(r, n, payment, future, due), present, 0, 1e-11 * size * Math.max(1, (1 + r) ** -n))
      }),
      runs,
    )
  })
  it('split every payment into interest and principal', () => {
    fc.assert(
      fc.property(anyRate, months, number(0, 1), signed, signed, when, (r, n, part, present, future, due) => {
        const per = 1 + Math.floor(part * (n - 1))
        const payment = pmt(r, n, present, future, due)
        const split = ipmt(r, per, n, present, future, due) + ppmt(r, per, n, present, future, due)
        close(split, payment, 1e-10, 1e-12 * (Math.abs(present) + Math.abs(future)))
      }),
      runs,
    )
  })
  it('repay the whole loan with the sum of all principal parts', () => {
    fc.assert(
      fc.property(anyRate, months, money, (r, n, present) => {
        close(cumprinc(r, n, present, 1, n), -present, 1e-12)
        close(cumipmt(r, n, present, 1, n), n * pmt(r, n, present) + present, 1e-9, 1e-10 * present)
      }),
      runs,
    )
  })
  it('find the rate that a payment was computed with', () => {
    fc.assert(
      fc.property(number(-0.2, 0.5), fc.integer({ min: 2, max: 480 }), money, when, (r, n, present, due) => {
        fc.pre(n * Math.abs(Math.log1p(r)) < 30)
        close(rate(n, pmt(r, n, present, 0, due), present, 0, due), r, 1e-9, 1e-14)
      }),
      runs,
    )
  })
  it('find the number of periods that a payment was computed for', () => {
    fc.assert(
      fc.property(number(-0.02, 0.1), fc.integer({ min: 1, max: 480 }), money, when, (r, n, present, due) => {
        fc.pre(n * Math.abs(Math.log1p(r)) < 8)
        close(nper(r, pmt(r, n, present, 0, due), present, 0, due), n, 1e-9)
      }),
      runs,
    )
  })
})

describe('the rates', () => {
  it('are inverse, effective and nominal', () => {
    fc.assert(
      fc.property(number(-0.9, 5), number(1, 400), (r, m) => {
        close(nominalRate(effectiveRate(r, m), m), r, 1e-12, 1e-16)
      }),
      runs,
    )
  })
  it('are inverse, growth and the time that it takes', () => {
    fc.assert(
      fc.property(money, money, number(0.5, 100), (from, to, periods) => {
        fc.pre(Math.abs(to / from - 1) > 1e-6 && Math.abs(Math.log(to / from)) < 5 * periods)
        close(periodsToTarget(cagr(periods, from, to), from, to), periods, 1e-7)
      }),
      runs,
    )
  })
})

describe('irr', () => {
  it('lets the net present value change its sign', () => {
    fc.assert(
      fc.property(investment, (values) => {
        const found = irr(values)
        const nudge = 1e-9 * (1 + found)
        expect(npv(found - nudge, values)).toBeGreaterThan(0)
        expect(npv(found + nudge, values)).toBeLessThan(0)
      }),
      runs,
    )
  })
  it('does not change when all flows are scaled or change their sign', () => {
    fc.assert(
      fc.property(investment, number(-1e-6, 1e6), (values, scale) => {
        fc.pre(Math.abs(scale) > 1e-12)
        const found = irr(values)
        close(irr(values.map((value) => value * scale)), found, 1e-11, 1e-14)
        close(irr(values.map((value) => -value)), found, 1e-13, 1e-16)
      }),
      runs,
    )
  })
  it('finds every rate that flows were built from', () => {
    const rates = fc.uniqueArray(fc.integer({ min: -8, max: 20 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(rates, (tenths) => {
        const expected = tenths.map((tenth) => tenth / 10).sort((a, b) => a - b)
        let values = [-100]
        for (const root of expected)
          values = [...values, 0].map((value, k) => value - (1 + root) * (values[k - 1] ?? 0))
        const { roots } = analyzeCashFlows(values)
        expect(roots.length).toBe(expected.length)
        roots.forEach((root, k) => {
          close(root, expected[k] as number, 0, 1e-7)
        })
      }),
      runs,
    )
  })
})

describe('xirr', () => {
  it('lets the net present value change its sign', () => {
    fc.assert(
      fc.property(datedInvestment, (flows) => {
        const known = attempt(() => xirr(flows))
        // Rates per year of flows a few days apart leave the range of a double.
        fc.pre(known.ok && known.value < 1e6 && known.value > -1 + 1e-6)
        const found = known.ok ? known.value : 0
        const nudge = 1e-9 * (1 + found)
        expect(xnpv(found - nudge, flows)).toBeGreaterThan(0)
        expect(xnpv(found + nudge, flows)).toBeLessThan(0)
      }),
      { numRuns: 400 },
    )
  })
  it('does not change with scale, sign or order', () => {
    fc.assert(
      fc.property(datedInvestment, number(1e-6, 1e6), (flows, scale) => {
        const known = attempt(() => xirr(flows))
        fc.pre(known.ok && known.value < 1e6)
        const found = known.ok ? known.value : 0
        close(xirr(flows.map(({ date, amount }) => ({ date, amount: -amount * scale }))), found, 1e-10, 1e-13)
        expect(xirr(flows.toReversed())).toBe(found)
      }),
      { numRuns: 400 },
    )
  })
})

describe('roundTo', () => {
  it('is what the decimal text of the number says', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n }),
        fc.integer({ min: 0, max: 6 }),
        (units, decimals) => {
          const value = Number(`${units}e-${decimals + 1}`)
          const size = units < 0n ? -units : units
          const rounded = (size + 5n) / 10n
          expect(roundTo(value, decimals)).toBe(
            Number(`${units < 0n && rounded ? '-' : ''}${rounded}e-${decimals}`),
          )
        },
      ),
      { numRuns: 3000 },
    )
  })
})
