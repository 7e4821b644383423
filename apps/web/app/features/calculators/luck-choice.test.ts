import { expect, test } from 'vitest'
import { firstChoice, readLuck, writeLuck } from './luck-choice.ts'

test.each([
  ['past.75.g.1', { model: 'past', number: 75, rule: 'g', seed: 1 }],
  ['past-in.0.v.10000', { model: 'past-in', number: 0, rule: 'v', seed: 10_000 }],
  ['us.0.v.10000', { model: 'us', number: 0, rule: 'v', seed: 10_000 }],
  ['in.0.p.7', { model: 'in', number: 0, rule: 'p', seed: 7 }],
  ['t.17.c.42', { model: 't', number: 17, rule: 'c', seed: 42 }],
] as const)('%s is a choice, and is written so', (text, choice) => {
  expect(readLuck(text)).toEqual(choice)
  expect(writeLuck(choice)).toBe(text)
  // An address keeps no longer parameter of the page.
  expect(text.length).toBeLessThanOrEqual(20)
})

test.each(['', 'open', 'us', 'us.101.x.0', 'mars.60.c.1', 'us.6e1.c.1.5', 'us.-5.c.10001'])(
  '“%s” is what is chosen at first',
  (text) => {
    expect(readLuck(text)).toEqual(firstChoice)
  },
)

test('a number out of its range is that of its model, the rest stays', () => {
  expect(readLuck('t.99.g.3')).toEqual({ model: 't', number: 17, rule: 'g', seed: 3 })
})
