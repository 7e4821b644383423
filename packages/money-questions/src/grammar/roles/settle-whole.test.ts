import { expect, test } from 'vitest'
import { settleWhole } from './settle-whole.ts'

test('parts that make up a whole count, and a whole that has more than its parts', () => {
  expect(settleWhole(1500, [500, 700, 300])).toBe('parts')
  expect(settleWhole(1600, [500, 700, 300])).toBe('whole')
})

test('more than the whole is none of it, and nothing is no part', () => {
  expect(settleWhole(1400, [500, 700, 300])).toBeUndefined()
  expect(settleWhole(1400, [])).toBeUndefined()
})
