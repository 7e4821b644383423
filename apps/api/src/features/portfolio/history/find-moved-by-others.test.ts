import { type AssetId, DAY_MS, history, users } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { key, NOON, wallet } from '../one-wallet.test-kit.ts'

const poison: AssetId = `1:0x${'5'.repeat(40)}`
const DOLLAR = 1_000_000n
const hash = (last: string) => `0x${last.repeat(64)}`

/** A contract wrote that the wallet sent a thousand of it, which the wallet never had. */
const written: AssetMovement = {
  ...{ id: `${hash('a')}:log:1`, asset: poison, block: 5, at: NOON - 3 * DAY_MS },
  ...{ kind: 'transfer', amount: -1_000n * DOLLAR, counterparty: `0x${'2'.repeat(40)}` },
}
const gas: AssetMovement = {
  ...{ id: `${hash('a')}:gas`, asset: '1:native', block: 5, at: NOON - 3 * DAY_MS },
  ...{ kind: 'gas', amount: -1n, counterparty: null },
}

async function readFindings(movements: AssetMovement[], balance: bigint) {
  const chain = createFakeChain({})
  chain.world.ledgers[key] = {
    movements,
    assets: [{ asset: poison, symbol: 'USDC', name: 'USD Coin', decimals: 6, flagged: 'suspect' }],
    present: { block: 9, at: NOON, balances: new Map([[poison, balance]]) },
  }
  const { browser } = await buildTestApp({ chain, clock: { time: NOON } })
  const { api, enter } = browser()
  await enter('ada')
  await api(users.addAddress, { body: { address: wallet } })
  const { findings } = await api(history.getHistory, { querystring: { range: '1w' } })
  return findings.filter(({ asset }) => poison.endsWith(asset)).map(({ kind }) => kind)
}

test('what a contract writes about a wallet in transactions of others, that has none of it, finds nothing', async () => {
  expect(await readFindings([written], 0n)).toEqual([])
})

test.each([
  ['the wallet sent itself', [written, gas], 0n],
  ['others sent, of which the wallet has some', [written], 5n],
] as const)('what does not add up in a transaction that %s is found', async (_, movements, balance) => {
  expect(await readFindings([...movements], balance)).toEqual(['start'])
})
