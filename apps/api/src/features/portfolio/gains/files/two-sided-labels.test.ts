import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { classify } from '../classify.ts'
import { DEPOSIT_CONTRACT } from '../known-contracts.ts'
import type { Leg, Transaction } from '../transaction.ts'
import { writeCointracker } from './write-cointracker.ts'
import { writeKoinly } from './write-koinly.ts'

const ETHER = 10n ** 18n
const leg = (amount: bigint, counterparty: string | null, kind: Leg['kind'] = 'native'): Leg => ({
  ...{ wallet: '0xaa', kind, asset: '1:native', tokenId: null, amount, counterparty, micros: null },
  ...{ valuedAt: null, hidden: false, debt: false, failed: false },
})
const transaction = (hash: string, legs: Leg[], call?: Transaction['call']): Transaction => ({
  ...{ hash, chainId: 1, block: 1, at: Date.UTC(2025, 4, 1), legs, ...(call && { call }) },
})
const fee = leg(-1n, null, 'gas')
const called = (selector: string) => ({ to: '0xe1', selector, topics: [] })

const report = {
  transactions: [
    transaction('0x1', [fee, leg(-32n * ETHER, DEPOSIT_CONTRACT)]),
    transaction('withdrawal-1', [leg(ETHER / 100n, null)]),
    transaction('withdrawal-2', [leg(32n * ETHER, null)]),
    transaction('0x4', [fee, leg(ETHER, '0xe1')], called('0x3d18b912')),
    transaction('0x5', [fee, leg(ETHER, '0xe1')], called('0x2e7ba6ef')),
    transaction('0x6', [leg(ETHER, '0xe1')]),
  ].map((one) => classify(one, new Set(['0xaa']))),
  decimalsOf: () => 18,
  nameAsset: () => ({ symbol: 'ETH', name: 'Ether' }),
}

test('rewards, drops and stakes have the words that each form has for them, and a payment has none', () => {
  const read = (content: string): Record<string, string>[] => parse(content, { bom: true, columns: true })
  expect(read(writeKoinly(report).content).map((row) => row.Label)).toEqual([
    ...['add to pool', 'reward', 'remove from pool', 'reward', 'airdrop', ''],
  ])
  expect(read(writeCointracker(report).content).map((row) => row.Tag)).toEqual([
    ...['stake', 'staking', 'unstake', 'staking', 'airdrop', ''],
  ])
})

test('what only cost a fee is a cost, whatever moved between the own wallets', () => {
  const paid = [
    transaction('0x7', [fee]),
    transaction('0x8', [fee, leg(-ETHER, '0xbb')]),
    transaction('0x9', [{ ...fee, failed: true }]),
  ].map((one) => classify(one, new Set(['0xaa', '0xbb'])))
  expect(paid.map(({ kind }) => kind)).toEqual(['approval', 'own-transfer', 'failed'])
  const rows: Record<string, string>[] = parse(writeKoinly({ ...report, transactions: paid }).content, {
    ...{ bom: true, columns: true },
  })
  expect(rows.map((row) => [row['Sent Amount'], row['Received Amount'], row.Label])).toEqual(
    paid.map(() => ['0.000000000000000001', '', 'cost']),
  )
})
