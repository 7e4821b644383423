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
  it('looks at flows of any number some dozens of times, not more', () => {
    for (const size of [10, 100, 1000]) {
      const { measure, looks } = counted(Array.from({ length: size }, (_, k) => Math.sin(k * k) * 1000))
      balancePoints(measure)
      expect(looks()).toBeLessThan(200)
    }
  })
  it('gives up soon on flows whose sums are beyond what a double can hold', () => {
    const { measure, looks } = counted([-1e300, -Number.MAX_VALUE, 2, -1e300, 0.5])
    balancePoints(measure)
    expect(looks()).toBeLessThan(20_000)
  })
})
