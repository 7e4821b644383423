import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balancePoints } from './balance-points.ts'
import { counted } from './counted-flows.test-kit.ts'

describe('balancePoints', () => {
  it('finds each force of three', () => {
    const { measure } = counted([-1, 6, -11, 6])
    expect(balancePoints(measure).map((force) => Number(force.toFixed(12)))).toEqual([
      0,
      Number(Math.LN2.toFixed(12)),
      Number(Math.log(3).toFixed(12)),
    ])
  })
  it('lists a force at which the flows only touch balance once, wherever it lies', () => {
    for (const growth of [0.5, 0.9, 1, 1.1, 1.7, 40]) {
      for (const sign of [1, -1]) {
        const { measure } = counted([-sign, 2 * sign * growth, -sign * growth * growth])
        const points = balancePoints(measure)
        expect(points).toHaveLength(1)
        expect(points[0]).toBeCloseTo(Math.log(growth), 7)
      }
    }
  })
  it('finds two forces however close', () => {
    for (const apart of [1e-2, 1e-4, 1e-5]) {
      const [one, other] = [1.07, 1.07 + apart]
      const points = balancePoints(counted([-1, one + other, -one * other]).measure)
      expect(points).toHaveLength(2)
      expect(points[0]).toBeCloseTo(Math.log(one), 9)
      expect(points[1]).toBeCloseTo(Math.log(other), 9)
    }
  })
  it('finds none in flows that come close to balance and turn away', () => {
    expect(balancePoints(counted([-1, 2.2, -1.21000001]).measure)).toEqual([])
    expect(balancePoints(counted([1, -2.2, 1.21000001]).measure)).toEqual([])
    expect(balancePoints(counted([-1, 2.2, -1.21 * (1 + 1e-13)]).measure)).toEqual([])
  })
  it.each([
    [10, 20],
    [100, 40],
    [1000, 66],
  ])('looks at %i flows some dozens of times, not more', (size, mostLooks) => {
    for (const sign of [1, -1]) {
      const { measure, looks } = counted(
        Array.from({ length: size }, (_, k) => sign * Math.sin(k * k) * 1000),
      )
      balancePoints(measure)
      expect(looks()).toBeLessThanOrEqual(mostLooks)
    }
  })
  it('finds every force of flows made of some, and no other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 3, max: 40 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom<number[]>(1, -1),
        (tenths, sign) => {
          const growths = tenths.toSorted((a, b) => a - b).map((tenth) => tenth / 10)
          let flows: number[] = [sign]
          for (const growth of growths) {
            const before = flows
            flows = before.concat(0).map((flow, k) => flow - growth * (before[k - 1] ?? 0))
          }
          const found = balancePoints(counted(flows).measure)
          expect(found).toHaveLength(growths.length)
          for (const [k, growth] of growths.entries()) expect(found[k]).toBeCloseTo(Math.log(growth), 8)
        },
      ),
    )
  })
  it('lists forces that only rounding errors part as one', () => {
    const found = balancePoints(
      counted([-1, 3.295161595857144, -3.6193633138933725, 1.3251541101010686]).measure,
    )
    expect(found.length).toBeLessThanOrEqual(3)
    for (const force of found) expect(force).toBeCloseTo(Math.log(1.0984), 4)
  })
  it('finds two forces where one sum grows beyond a double in relation to the other', () => {
    const found = balancePoints(counted([162, -62, -720, 104, 811]).measure)
    expect(found.map((force) => Math.expm1(force).toFixed(12))).toEqual(['0.395249214269', '0.793439262230'])
  })
  it('gives up soon on flows whose sums are infinite over a wide range', () => {
    const most = Number.MAX_VALUE
    const { measure, looks } = counted([most, most, -most, -most, most, most])
    balancePoints(measure)
    expect(looks()).toBeLessThan(101_000)
    const many = counted([most, most, -most, -most, most, most])
    balancePoints(many.measure, 100_000)
    expect(many.looks()).toBeLessThan(500)
  })
  it('gives up soon on flows whose sums are beyond what a double can hold', () => {
    const { measure, looks } = counted([-1e300, -Number.MAX_VALUE, 2, -1e300, 0.5])
    balancePoints(measure)
    expect(looks()).toBeLessThan(20_000)
  })
})
