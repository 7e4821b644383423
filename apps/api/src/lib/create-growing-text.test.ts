import { expect, test } from 'vitest'
import { createGrowingText } from './create-growing-text.ts'

test('what was added is there in its order and in UTF-8, however long it grows', () => {
  const text = createGrowingText()
  expect(text.length).toBe(0)
  const parts = Array.from({ length: 2_000 }, (_, index) => `${index} é 😀\n`)
  for (const part of parts) text.add(part)
  const written = Buffer.from(parts.join(''))
  expect(text.length).toBe(written.length)
  expect(written.equals(text.bytes())).toBe(true)
})
