import { parseMicros, sumSteps } from '@pkg/api-contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildStep } from '../testing/build-history.ts'
import { toChangeFigures } from './change-figures.ts'

it('tells money that came in apart from a loss', () => {
  // 10 coins fall from 100 to 90; 20 more arrive at 90; then all fall to 80.
  const line = [
    { exactValue: '1000.000000', sincePrevious: null },
    { exactValue: '2700.000000', sincePrevious: buildStep(-0.1, 1_800, -100) },
    { exactValue: '2400.000000', sincePrevious: buildStep(80 / 90 - 1, 0, -300) },
  ]
  expect(toChangeFigures(parseMicros('1000.000000'), sumSteps(line))).toEqual({
    ...{ start: 100_000, end: 240_000, netFlows: 180_000, newlyPriced: 0, gain: -40_000 },
    percent: expect.closeTo(-20, 9),
  })
})

it('adds up in cents, whatever stands behind them', () => {
  const micros = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), micros, micros, micros, (start, a, b, c) => {
      const sum = { change: a + b + c, netFlows: a, newlyPriced: b, gain: c, timeWeightedReturn: null }
      const { end, netFlows, newlyPriced, gain, ...rest } = toChangeFigures(start, sum)
      fc.pre(a !== 0n && b !== 0n && c !== 0n)
      expect(rest.start + netFlows + newlyPriced + (gain ?? Number.NaN)).toBe(end)
    }),
  )
})

it('tells what came in as it was, whatever prices make of the ends meanwhile', () => {
  // What left was worth 4,140.606764. The ends are rounded by half a cent each, in either direction.
  for (const gain of [-15_253_509_000n, -15_253_511_000n, -15_253_514_000n, -15_253_518_000n]) {
    for (const start of [798_237_040_000n, 798_237_044_900n, 798_237_036_000n]) {
      const netFlows = -4_140_606_764n
      const change = netFlows + gain
      const sum = { change, netFlows, newlyPriced: 0n, gain, timeWeightedReturn: null }
      const figures = toChangeFigures(start, sum)
      expect(figures.netFlows).toBe(-414_061)
      expect(figures.start + figures.netFlows + (figures.gain ?? Number.NaN)).toBe(figures.end)
    }
  }
})

it('makes no gain of the cents that rounding leaves where nothing was gained', () => {
  // Twice 0.4 cents are 0.8, which is one.
  const sum = { change: 4_000n, netFlows: 4_000n, newlyPriced: 0n, gain: 0n, timeWeightedReturn: 0 }
  expect(toChangeFigures(4_000n, sum)).toMatchObject({ start: 0, gain: 0, netFlows: 1, end: 1 })
})

it('guesses no gain where there is none to know', () => {
  const line = [
    { exactValue: '1.000000', sincePrevious: null },
    { exactValue: '5.000000', sincePrevious: { timeWeightedReturn: null, netFlows: '1.000000', gain: null } },
  ]
  expect(toChangeFigures(1_000_000n, sumSteps(line))).toEqual({
    ...{ start: 100, end: 500, netFlows: 100, newlyPriced: 0, gain: null, percent: null },
  })
})
