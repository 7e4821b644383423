import { expect, test } from 'vitest'
import { isWrappedNative } from './known-contracts.ts'

test('the wrapped coin is that of the very chain', () => {
  expect(isWrappedNative('1:0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2')).toBe(true)
  expect(isWrappedNative('8453:0x4200000000000000000000000000000000000006')).toBe(true)
  expect(isWrappedNative('137:0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270')).toBe(true)
  expect(isWrappedNative('1:0x4200000000000000000000000000000000000006')).toBe(false)
  // Celo is a token itself.
  expect(isWrappedNative('42220:0x471ece3750da237f93b8e339c536989b8978a438')).toBe(false)
  expect(isWrappedNative('999999:native')).toBe(false)
})
