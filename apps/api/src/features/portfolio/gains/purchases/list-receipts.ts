import { type AssetId, fromAssetId } from '@pkg/api-contract'
import { type AssetName, createAssetNames } from '../asset-names.ts'
import { toRateOn } from '../currency-rates.ts'
import { asDollars, createSaidClassifier } from '../overrides/create-said-classifier.ts'
import type { SaidOverrides } from '../overrides/said-overrides.ts'
import { noEvents, toBooks } from '../to-books.ts'
import type { Transaction } from '../transaction.ts'
import { toUnits } from './read-purchases.ts'

/** What came in, as a purchase is held against it. Pieces of collections are none. */
export interface Receipt {
  id: string
  chainId: number
  asset: AssetId
  symbol: string | null
  wallet: string
  hash: string
  at: number
  quantity: string
  /** The quantity in units of 10^-18. */
  units: bigint
  /** Whether its cost follows from its transaction. */
  isKnown: boolean
}

/** Every receipt of some transactions, oldest first. */
export function listReceipts(
  transactions: readonly Transaction[],
  {
    tracked,
    said,
    assets,
  }: { tracked: readonly string[]; said: SaidOverrides; assets: ReadonlyMap<string, AssetName> },
): Receipt[] {
  const wallets = new Set(tracked)
  const own = new Set([...tracked, ...said.own])
  const { decimalsOf, nameAsset } = createAssetNames(assets)
  const tell = createSaidClassifier({ own, said, decimalsOf, toWorth: asDollars })
  const { books } = toBooks(transactions.map(tell), {
    takeEvents: noEvents,
    decimalsOf,
    // In dollars, so that what is known does not depend on rates.
    rateOn: toRateOn(null),
    timeZone: 'UTC',
    isUnread: (address) => own.has(address) && !wallets.has(address),
  })
  const receipts = books.flatMap(({ entries }) =>
    [...entries.values()].flatMap(({ id, role, flow, quantity, classified, counted }): Receipt[] => {
      if (role !== 'acquired' || flow.tokenId !== null) return []
      const { hash, at } = classified.transaction
      const { asset, wallet } = flow
      return [
        {
          ...{ id, asset, wallet, hash, at, quantity, isKnown: counted !== null },
          chainId: fromAssetId(asset).chainId,
          symbol: nameAsset(asset).symbol,
          units: toUnits(quantity),
        },
      ]
    }),
  )
  return receipts.sort((a, b) => a.at - b.at)
}
