import { expect, test } from 'vitest'
import { toCall } from './to-call.ts'

test('a call is its contract, its first four bytes and the first topic of each kind of log', () => {
  expect(toCall('0xaa', '0x095EA7B300', ['0xAB', '0xab', undefined, '0xcd'])).toEqual({
    ...{ to: '0xaa', selector: '0x095ea7b3', topics: ['0xab', '0xcd'] },
  })
})

test.each(['0x', '0x095ea7', ''])('call data of %j has no function', (input) => {
  expect(toCall(null, input)).toEqual({ to: null, selector: null, topics: [] })
})

test('of many logs only as many kinds are kept as say something', () => {
  const topics = Array.from({ length: 40 }, (_, index) => `0x${index}`)
  expect(toCall('0xaa', '0x', topics).topics).toEqual(topics.slice(0, 16))
})
