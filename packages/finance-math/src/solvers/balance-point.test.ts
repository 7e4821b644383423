import { describe, expect, it } from 'vitest'
import { balancePoint, gap, toBalance } from './balance-point.ts'
import { counted } from './counted-flows.test-kit.ts'

const find = (amounts: readonly number[]) => {
  const { measure, looks } = counted(amounts)
  return { force: balancePoint(measure, 0, -1e6, 709, amounts.at(-1) ?? 0), looks: looks() }
}

describe('gap', () => {
  it('is the logarithm of how many times as large the inflows are', () => {
    expect(gap({ ...toBalance(0), inflow: Math.E, outflow: 1 })).toBeCloseTo(1, 15)
    expect(gap({ ...toBalance(0), inflow: 1, outflow: Math.E })).toBeCloseTo(-1, 15)
    expect(gap({ ...toBalance(0), inflow: 1.1, outflow: 1 })).toBeCloseTo(Math.log(1.1), 3)
  })
  it('keeps the digits of a difference that their quotient would lose', () => {
    expect((gap({ ...toBalance(0), inflow: 3 + 2 ** -51, outflow: 3 }) * 3) / 2 ** -51).toBeCloseTo(1, 12)
  })
})

describe('balancePoint', () => {
  // The forces by bisection with 50 digits.
  it.each<[string, readonly number[], number, number]>([
    ['an investment of four years', [-100, 39, 59, 55, 20], 0.24760075759182967, 4],
    ['one of five', [-150_000, 15_000, 25_000, 35_000, 45_000, 60_000], 0.051104520987416746, 3],
    ['a mortgage', [-100_000, ...Array<number>(360).fill(600)], 0.004993337520871438, 4],
    ['a loss', [-100_000, ...Array<number>(60).fill(100)], -0.07061077705086038, 5],
    ['nearly a total loss', [-1000, 1, 1, 1], -2.2664718411794698, 5],
    ['a rate next to 0', [-1e6, ...Array<number>(12).fill(83_333.4)], 1.230768877210277e-7, 2],
    ['a rate of 0', [-3, 1, 1, 1], 0, 1],
    ['a doubling', [-1, 2], Math.LN2, 2],
    ['a gain of a trillion', [-1, 1e12], 12 * Math.LN10, 2],
  ])('finds %s to its last digits in few looks', (_flows, amounts, expected, mostLooks) => {
    const { force, looks } = find(amounts)
    expect(Math.abs(force - expected)).toBeLessThanOrEqual(1e-14 * Math.abs(expected) + 2e-17)
    expect(looks).toBeLessThanOrEqual(mostLooks)
  })
  it.each<[string, readonly number[], number]>([
    ['fifty payments that are nearly all lost', [...Array<number>(50).fill(-1), 1], 7],
    ['a hundred incomes and a huge one after them', [-1, ...Array<number>(100).fill(0.3), 1e6], 7],
    ['ten payments that are nearly all lost', [...Array<number>(10).fill(-10), 1], 6],
  ])('looks little more often at %s, where the curve bends much', (_flows, amounts, mostLooks) => {
    expect(find(amounts).looks).toBeLessThanOrEqual(mostLooks)
  })
  it('stops where the sum at a rate of 0 is but a rounding error', () => {
    const { force, looks } = find([-0.3, 0.1, 0.2])
    expect(Math.abs(force)).toBeLessThan(1e-15)
    expect(looks).toBeLessThan(5)
  })
  it('needs no more looks where all flows turn round or are a millionth', () => {
    const amounts = [-100, 39, 59, 55, 20]
    const plain = find(amounts)
    for (const factor of [-1, 1e-6, -1e9]) {
      const scaled = find(amounts.map((amount) => amount * factor))
      expect(scaled.force).toBeCloseTo(plain.force, 14)
      expect(scaled.looks).toBe(plain.looks)
    }
  })
  it('halves its way to a point that Newton’s steps keep missing', () => {
    const { force, looks } = find([-1, ...Array<number>(400).fill(1e-9), 1e-300])
    expect(force).toBeLessThan(0)
    expect(looks).toBeLessThan(60)
  })
})
