import type { AssetId } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './open-database.ts'

const wallet = { chainId: 1, address: `0x${'a'.repeat(40)}` }
const asset: AssetId = '1:native'
const movement = (id: string, block: number, amount = 1n): AssetMovement => ({
  ...{ id, asset, block, at: block * 12_000, kind: 'native', amount, counterparty: null },
})

function open() {
  const database = openDatabase({ file: ':memory:', now: () => 0 })
  onTestFinished(() => database.close())
  const save = (movements: AssetMovement[], fromBlock: number, source = 'first') =>
    database.ledgers.save(
      wallet,
      {
        ...{
          movements,
          assets: [],
          block: 100,
          at: 0,
          cutShortAt: null,
          nftsCutShortAt: null,
          source,
          syncedAt: 0,
        },
        balances: new Map([[asset, 10n ** 60n]]),
      },
      fromBlock,
    )
  const ids = async () => (await database.ledgers.listMovements(wallet)).map(({ id }) => id)
  return { ...database, save, ids }
}

test('the same log twice, in one reading or from two sources, is one movement', async () => {
  const { save, ids } = open()
  await save([movement('0x1:log:0', 1), movement('0x1:log:0', 1), movement('0x2:log:5', 90)], 0)
  await save([movement('0x2:log:5', 90), movement('0x1:log:0', 1)], 50, 'second')
  expect(await ids()).toEqual(['0x1:log:0', '0x2:log:5'])
})

test('what a replaced block moved is gone after the next reading, and comes again where it was mined anew', async () => {
  const { save, ids, ledgers } = open()
  await save([movement('0x1:value', 10), movement('0x2:value', 90), movement('0x3:value', 91)], 0)
  await save([movement('0x3:value', 92)], 80)
  expect(await ids()).toEqual(['0x1:value', '0x3:value'])
  expect((await ledgers.listMovements(wallet)).map(({ block }) => block)).toEqual([10, 92])
})

test('amounts and balances keep every digit', async () => {
  const { save, ledgers } = open()
  await save([movement('0x1:value', 1, -(10n ** 60n) - 1n)], 0)
  expect((await ledgers.listMovements(wallet))[0]?.amount).toBe(-(10n ** 60n) - 1n)
  expect((await ledgers.find(wallet))?.balances?.get(asset)).toBe(10n ** 60n)
})
