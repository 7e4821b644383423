import { expect, test } from 'vitest'
import { describeHidden } from './describe-hidden.ts'

const token = (verdict: 'hide' | null, usdValue: number | null) => ({ verdict, usdValue })

test.each([
  [[], 'Nothing that is held is hidden.'],
  [[token('hide', 500)], 'One token is hidden by you; the total would be $500.00 higher with it.'],
  [
    [token(null, null)],
    'One token is hidden as spam, without a price; the total is the same with or without.',
  ],
  [
    [token('hide', 500), token(null, null), token(null, 0.25)],
    '3 tokens are hidden (1 by you, 2 as spam); the total would be $500.25 higher with them. 1 of them has no price.',
  ],
])('hidden tokens are told apart by who hid them: %#', (hidden, effect) => {
  expect(describeHidden(hidden).effect).toBe(effect)
})

test('what the person hid and what is spam make up the count', () => {
  const hidden = [token('hide', 1), token('hide', null), token(null, 2)]
  expect(describeHidden(hidden)).toMatchObject({
    ...{ hiddenCount: 3, hiddenByPerson: 2, hiddenUnpriced: 1, hiddenUsd: 3 },
  })
})

test('what a total would be higher is the difference of the totals as they are written', () => {
  // 775,088.344 is written .34 and 1,443,554.418 as .42, though 668,466.074 alone would be .07.
  expect(describeHidden([token('hide', 668_466.074)], [token(null, 775_088.344)]).effect).toContain(
    'would be $668,466.08 higher',
  )
})
