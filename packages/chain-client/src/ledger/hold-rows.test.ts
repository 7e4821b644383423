import { expect, test } from 'vitest'
import type { AssetMovement } from '../ports/movements.ts'
import { holdRows, listTransactions } from './hold-rows.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}`
const token = `1:0x${'7'.repeat(40)}` as const
const row = (
  digit: string,
  log: number,
  amount: bigint,
  fields: Partial<AssetMovement> = {},
): AssetMovement => ({
  ...{ id: `${hash(digit)}:log:${log}`, asset: token, block: 10 + Number.parseInt(digit, 16), at: 1 },
  ...{ kind: 'transfer', amount, counterparty: '0xaa' },
  ...fields,
})
const none = new Set<number>()

test('the latest transactions are named once each, and what only stands for one is not', () => {
  const rows = [
    ...[row('1', 1, 5n), row('1', 2, 6n), row('2', 1, 7n), row('3', 1, 7n)],
    row('f', 1, 1n, { id: 'withdrawal-7:credit' }),
  ]
  expect(listTransactions(rows, 2)).toEqual([
    { hash: hash('3'), block: 13, at: 1 },
    { hash: hash('2'), block: 12, at: 1 },
  ])
})

test('rows of tokens are what the logs of their transaction say, and those of the coin are left to their source', () => {
  const gas = row('1', 0, -1n, { id: `${hash('1')}:gas`, kind: 'gas', counterparty: null })
  const right = row('1', 1, 5n)
  const [wrong, missing] = [row('1', 2, 6n), row('1', 4, -9n)]
  const { movements, changed } = holdRows(
    [gas, right, { ...wrong, amount: 60n }, row('1', 3, 8n), row('2', 1, 1n)],
    new Map([[hash('1'), { movements: [right, wrong, missing], others: none }]]),
  )
  expect(movements).toEqual([gas, right, row('2', 1, 1n), wrong, missing])
  expect(changed).toEqual(new Set([hash('1')]))
})

test('a row that a source makes of a log of another kind stays, and nothing of a transaction that never was', () => {
  const wrap = row('1', 3, 8n)
  const { movements, changed } = holdRows(
    [wrap, row('2', 1, 1n), row('2', 0, 4n, { id: `${hash('2')}:value`, kind: 'native' })],
    new Map([
      [hash('1'), { movements: [], others: new Set([3]) }],
      [hash('2'), null],
    ]),
  )
  expect(movements).toEqual([wrap])
  expect(changed).toEqual(new Set([hash('2')]))
})
