import { HOUR_MS, toAssetId } from '@pkg/api-contract'
import { createTestTurns } from '@pkg/keep-fresh/testing/create-test-turns.ts'
import { expect, test } from 'vitest'
import { createLedgerStore } from '../features/portfolio/history/create-ledger-store.ts'
import { createPriceStore } from '../features/portfolio/history/create-price-store.ts'
import { createMovementPriceStore } from '../features/portfolio/movements/create-movement-price-store.ts'
import { createPrimaryNames } from '../features/portfolio/wallets/create-primary-names.ts'
import { createFakeChain } from '../testing/fake-chain.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { sampleToken } from '../testing/samples.ts'

const NOW = Date.UTC(2026, 0, 1)
const asset = toAssetId(sampleToken())
const wallet = { chainId: 1, address: '0x86c846d9b0f6fad9523a4582b0e169bfce231e04' }

/** Three processes on one database that take turns; `make` is called in each. */
async function inThree<T>(
  make: (given: Awaited<ReturnType<typeof open>>) => T,
  ask: (each: T) => Promise<unknown>,
) {
  const given = await open()
  await Promise.all([make(given), make(given), make(given)].map(ask))
  return given.chain.world.asked.map(({ question }) => question)
}

async function open() {
  const now = () => NOW
  const database = await openTestDatabase(now)
  const chain = createFakeChain({
    prices: { [asset]: [{ slot: NOW / (24 * HOUR_MS) - 1, usd: 2 }] },
  })
  return { database, chain, turns: createTestTurns(), now, log: () => {} }
}

test('of three processes that are asked for a wallet at once, one reads its ledger', async () => {
  const asked = await inThree(
    ({ database, ...given }) => createLedgerStore({ ...given, ledgers: database.ledgers }),
    (store) => store.read(wallet, null, { refresh: false }),
  )
  expect(asked).toEqual([`ledger ${wallet.address} from 0`])
})

test('closing prices are fetched by one of them', async () => {
  const day = NOW / (24 * HOUR_MS) - 1
  const asked = await inThree(
    ({ database, ...given }) => createPriceStore({ ...given, step: 'day', prices: database.prices }),
    (store) => store.read([asset], { from: day - 3, to: day }),
  )
  expect(asked).toEqual([`prices ${asset} ${day - 10} ${day}`])
})

test('so are the prices of hours in which something moved', async () => {
  const asked = await inThree(
    ({ database, ...given }) => createMovementPriceStore({ ...given, prices: database.movementPrices }),
    (store) => store.want(new Map([[asset, [NOW / HOUR_MS - 100]]])),
  )
  expect(asked).toEqual([`hours ${asset}@${NOW / HOUR_MS - 100}`])
})

test('and primary names', async () => {
  const tracked = { address: wallet.address, chainId: 1, ensName: null, label: null, tags: [] }
  const asked = await inThree(
    ({ database, ...given }) => createPrimaryNames({ ...given, answers: database.answers }),
    async (names) => {
      await names.apply([tracked as never])
      await names.settle()
    },
  )
  expect(asked).toEqual([`name of ${wallet.address}`])
})
