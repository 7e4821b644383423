import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { walletTags } from './tracked-wallet.ts'

test('a tag is kept without the sign that screens set before it', () => {
  expect(z.parse(walletTags, ['#cold', ' # long-term ', 'c#', '##x'])).toEqual([
    'cold',
    'long-term',
    'c#',
    'x',
  ])
})

test('a tag of nothing but signs is refused', () => {
  expect(z.safeParse(walletTags, ['#']).error?.issues[0]?.message).toBe('A tag has at least one character')
})
