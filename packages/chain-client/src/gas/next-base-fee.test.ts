import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextBaseFee } from './next-base-fee.ts'

describe('the base fee of the next block', () => {
  test('after the first block with a base fee (12,965,000) is what the chain had', () => {
    const block = { baseFeePerGas: 1_000_000_000n, gasUsed: 30_025_257n, gasLimit: 30_029_122n }
    expect(nextBaseFee(block)).toBe(1_124_967_822n)
  })

  test.each([
    ['stays after a block that is exactly half full', 15_000_000n, 100n],
    ['rises by an eighth after a full block', 30_000_000n, 112n],
    ['falls by an eighth after an empty block', 0n, 88n],
    ['rises by at least 1 wei when the block was a little too full', 15_000_001n, 101n],
    ['stays when the block was a little too empty for a whole wei', 14_999_999n, 100n],
  ])('%s', (_, gasUsed, next) => {
    expect(nextBaseFee({ baseFeePerGas: 100n, gasUsed, gasLimit: 30_000_000n })).toBe(next)
  })

  test('never moves by more than an eighth, nor below zero', () => {
    const fee = fc.bigInt({ min: 8n, max: 10n ** 15n })
    const limit = fc.bigInt({ min: 2n, max: 10n ** 9n })
    fc.assert(
      fc.property(fee, limit, fc.nat({ max: 1000 }), (baseFeePerGas, half, permille) => {
        const gasLimit = half * 2n
        const next = nextBaseFee({ baseFeePerGas, gasUsed: (gasLimit * BigInt(permille)) / 1000n, gasLimit })
        expect(next - baseFeePerGas <= baseFeePerGas / 8n).toBe(true)
        expect(baseFeePerGas - next <= baseFeePerGas / 8n).toBe(true)
        expect(next > 0n).toBe(true)
      }),
    )
  })
})
