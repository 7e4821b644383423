import { expect, test } from 'vitest'
import { toExplorerLink } from './explorer.ts'

const hash = `0x${'a1'.repeat(32)}`
const contract = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'

test('a link leads to the explorer of its own chain', () => {
  expect(toExplorerLink(1, { transaction: hash })).toBe(`https://etherscan.io/tx/${hash}`)
  expect(toExplorerLink(8453, { transaction: hash })).toBe(`https://basescan.org/tx/${hash}`)
  expect(toExplorerLink(8453, { token: contract })).toBe(`https://basescan.org/token/${contract}`)
  expect(toExplorerLink(8453, { token: contract, tokenId: '7' })).toBe(
    `https://basescan.org/nft/${contract}/7`,
  )
})

test('what no explorer has a page of has no link', () => {
  expect(toExplorerLink(999_999, { transaction: hash })).toBeNull()
  expect(toExplorerLink(1, { token: 'native' })).toBeNull()
  expect(toExplorerLink(1, { transaction: 'withdrawal-4711' })).toBeNull()
})
