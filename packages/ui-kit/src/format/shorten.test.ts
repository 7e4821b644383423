import { expect, test } from 'vitest'
import { shortenAddress } from './shorten-address.ts'
import { shortenHash } from './shorten-hash.ts'

test('an address keeps its first 6 and last 4 characters', () => {
  expect(shortenAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71C7…976F')
})

test('a hash keeps its first 10 and last 10 characters', () => {
  expect(shortenHash(`0x5d1c9e40${'a'.repeat(46)}77b0f3e81c`)).toBe('0x5d1c9e40…77b0f3e81c')
})

test('a text that would not get shorter stays whole', () => {
  expect(shortenAddress('vitalik.eth')).toBe('vitalik.eth')
  expect(shortenAddress('')).toBe('')
})
