import type { ChainClient } from '@pkg/chain-client'
import { noTurns } from '@pkg/keep-fresh'
import type { Database } from '../database/open-database.ts'
import { createWalletChains } from '../features/portfolio/chains/create-wallet-chains.ts'

/** Every account that anybody tracks, as the job that records them asks for it. */
export function listTrackedWallets(given: { database: Database; chain: ChainClient; now: () => number }) {
  const { database, chain, now } = given
  const { recent, walletChains, wallets } = database
  return createWalletChains({ recent, walletChains, wallets, chain, turns: noTurns, now, log: () => {} })
    .listAnybodys
}
