import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 bytes'],
  [1_023, '1023 bytes'],
  [1_024, '1 kB'],
  [120 * 1_024, '120 kB'],
  [2 ** 20 - 1, '1.0 MB'],
  [2 ** 21, '2.0 MB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
