import { expect, test } from 'vitest'
import { orderInBlocks } from './order-in-blocks.ts'
import type { Transaction } from './transaction.ts'

/** `a@7.2`: of block 7, the third in it; `a@7`: of a place that nobody tells. On another chain with `/137` behind it. */
function read(text: string, at: number): Transaction {
  const [, hash = '', block, position, chain = '1'] = /^(\w+)@(\d+)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text) ?? []
  return {
    ...{ hash, chainId: Number(chain), block: Number(block), at, legs: [] },
    ...(position !== undefined && { position: Number(position) }),
  }
}

const order = (...moments: string[][]) =>
  [...orderInBlocks(moments.flatMap((texts, at) => texts.map((text) => read(text, at))))].map(
    ({ hash }) => hash,
  )

test.each<[string, string[][], string]>([
  ['of one block come by their places in it', [['a@7.12', 'b@7.2', 'c@7.0']], 'c b a'],
  ['of several blocks of one moment come by block first', [['a@8.0', 'b@7.5', 'c@7.3']], 'c b a'],
  ['of a block in which one has no place stay as they come', [['a@7.2', 'b@7', 'c@7.0', 'd@6.0']], 'd a b c'],
  ['of two chains keep their turns', [['a@7.2', 'b@90.1/137', 'c@7.1', 'd@90.0/137']], 'c d a b'],
  [
    'of different moments stay apart',
    [
      ['a@7.2', 'b@7.1'],
      ['c@8.1', 'd@8.0'],
    ],
    'b a d c',
  ],
  ['stand alone', [['a@7.2'], ['b@8']], 'a b'],
])('transactions %s', (_, moments, expected) => {
  expect(order(...moments).join(' ')).toBe(expected)
})
