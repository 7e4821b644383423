import { expect, test } from 'vitest'
import { findChain } from './index.ts'
import { overlapBlocks } from './overlap-blocks.ts'

test.each([
  [1, 300],
  [10, 1_800],
  [137, 1_800],
  [56, 8_000],
  [42161, 14_400],
  [324, 18_000],
])('an hour of chain %i is %i blocks', (id, blocks) => {
  const chain = findChain(id)
  expect(chain && overlapBlocks(chain)).toBe(blocks)
})

test('a chain that may replace more than an hour is read again as deep as that', () => {
  expect(overlapBlocks({ reorgDepth: 500, blockMs: 60_000 })).toBe(500)
  expect(overlapBlocks({ reorgDepth: 1, blockMs: 7_000 })).toBe(515)
})
