import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openText, sealText } from './sealed-text.ts'

const key = randomBytes(32)

test('what was sealed opens again, and looks different each time', () => {
  const [one, two] = [
    sealText('JBSWY3DP', { key, owner: 'ada' }),
    sealText('JBSWY3DP', { key, owner: 'ada' }),
  ]

  expect(one).not.toBe(two)
  expect([openText(one, { key, owner: 'ada' }), openText(two, { key, owner: 'ada' })]).toEqual([
    'JBSWY3DP',
    'JBSWY3DP',
  ])
})

test.for([
  ['another key', { key: randomBytes(32), owner: 'ada' }],
  ['another owner', { key, owner: 'eve' }],
] as const)('it does not open with %s', ([, given]) => {
  expect(() => openText(sealText('JBSWY3DP', { key, owner: 'ada' }), given)).toThrow()
})

test('it does not open once a bit of it was turned', () => {
  const sealed = Buffer.from(sealText('JBSWY3DP', { key, owner: 'ada' }), 'base64url')
  const last = sealed.length - 1
  sealed[last] = (sealed[last] ?? 0) ^ 1

  expect(() => openText(sealed.toString('base64url'), { key, owner: 'ada' })).toThrow()
})
