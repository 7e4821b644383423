import { existsSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecorded, recordedPath } from '../testing/find-recorded.ts'
import { toWords } from './contract-call.ts'
import { amountsOfLiquidity, MAX_TICK, sqrtPriceAtTick } from './tick-math.ts'

test('the ends of the range are those of the pools of Uniswap v3', () => {
  // TickMath.sol of Uniswap v3: MIN_SQRT_RATIO and MAX_SQRT_RATIO.
  expect(sqrtPriceAtTick(-MAX_TICK)).toBe(4_295_128_739n)
  expect(sqrtPriceAtTick(MAX_TICK)).toBe(1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n)
  expect(sqrtPriceAtTick(0)).toBe(2n ** 96n)
  expect(() => sqrtPriceAtTick(MAX_TICK + 1)).toThrow(RangeError)
})

test('every tick is a ten-thousandth of the price from the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (tick) => {
      const price = Number(sqrtPriceAtTick(tick)) / 2 ** 96
      expect(price / 1.0001 ** (tick / 2)).toBeCloseTo(1, 8)
    }),
    { numRuns: 50 },
  )
})

const positions = [
  ['886154', 158_070_192_727_813_507_268n, 2_378_165_349_819_246n],
  ['931287', 910_577_162_805_949_870_799n, 25_494_940_089_592_554n],
] as const

describe.skipIf(!existsSync(recordedPath('../chains/recorded/positions')))(
  'positions of the real chain',
  () => {
    test.each(positions)('position %s comes to its amounts to the wei', (id, amount0, amount1) => {
      const file = readRecorded(`../chains/recorded/positions/uniswap_v3_ethereum_${id}.json`)
      const { positions: position, slot0 } = JSON.parse(file)
      const words = toWords(position.result)
      const [lower, upper] = [words[5], words[6]].map((word) => Number(BigInt.asIntN(256, word ?? 0n)))
      expect(
        amountsOfLiquidity(words[7] ?? 0n, toWords(slot0.result)[0] ?? 0n, {
          lower: lower ?? 0,
          upper: upper ?? 0,
        }),
      ).toEqual([amount0, amount1])
    })
  },
)
