import {
  type AssetId,
  listDebts,
  readPlace,
  type Sourced,
  type Token,
  toAssetId,
  withoutDebts,
} from '@pkg/api-contract'
import { type ChainClient, type Growth, growthOf, isCalledDebt } from '@pkg/chain-client'
import type { LedgersRepository, WalletKey } from '../../../database/ledgers.repository.ts'
import type { ArrivalsFinder } from './create-arrivals-finder.ts'
import { createPriceStanding } from './create-price-standing.ts'
import { trustAskedPrices } from './trust-asked-prices.ts'

/** How the assets of one wallet are told: what is owed is no holding and taken off, and only prices that count make a value. */
export interface AssetStanding {
  /** What the wallet has, without debts, at prices that count; null when it could not be read. */
  tokens: Sourced<Token[]> | null
  /** What it owes now. */
  debts: readonly Token[]
  /** Tokens that only ever arrived unasked. */
  unasked: ReadonlySet<AssetId>
  isDebt(asset: AssetId): boolean
  /** How a balance changes without a movement; null where it does not. */
  growthOf(asset: AssetId): Growth | null
  /** Whether prices of an asset count, at any time; those of a debt do, which its pool answers for. */
  counts(asset: AssetId): boolean
  /** Whether its price does not count although there may be one: not so of what is held and has none at all. */
  isUntrusted(asset: AssetId): boolean
}

/** The one place that decides it, for points, movements, gains and exports alike. */
export type StandingReader = (
  wallet: WalletKey,
  listed: Sourced<Token[]> | null,
  /** Every asset that may be asked about, held or gone. */
  assets: Iterable<AssetId>,
) => Promise<AssetStanding>

export function createStandingReader({
  chain,
  findArrivals,
  ledgers,
}: {
  chain: Pick<ChainClient, 'chains' | 'findPoolParts'>
  findArrivals: ArrivalsFinder
  ledgers: Pick<LedgersRepository, 'listAssets'>
}): StandingReader {
  return async (wallet, listed, assets) => {
    const all = [...new Set([...assets, ...(listed?.data.map(toAssetId) ?? [])])]
    const { unasked, asked, dealtIn } = await findArrivals(wallet)
    const rows = await ledgers.listAssets(all)
    const debts = listed === null ? [] : listDebts(listed.data)
    const tokens = listed && { ...listed, data: withoutDebts(trustAskedPrices(listed.data, asked)) }
    const symbolOf = (asset: AssetId) => rows.get(asset)?.symbol ?? null
    const countsAsAsset = createPriceStanding(tokens?.data ?? null, { asked, dealtIn, symbolOf })
    // Asked only where it changes something: of tokens that have a value, or that call themselves a debt.
    const found = await chain.findPoolParts(
      all.filter(
        (asset) => readPlace(asset) === null && (countsAsAsset(asset) || isCalledDebt(symbolOf(asset))),
      ),
    )
    const owed = new Set(debts.map(toAssetId))
    const isDebt = (asset: AssetId) =>
      owed.has(asset) || readPlace(asset)?.role === 'borrowed' || found.get(asset)?.kind === 'debt'
    const growthOfAsset = (asset: AssetId): Growth | null => {
      if (readPlace(asset) !== null) return null
      if (isDebt(asset)) return 'up'
      const entry = chain.chains.find(({ id }) => id === wallet.chainId)
      return entry === undefined ? null : growthOf(entry, asset, found.get(asset))
    }
    const priceless = new Set(
      tokens?.data.filter((token) => (token.claimedUsdPrice ?? null) === null).map(toAssetId),
    )
    return {
      tokens,
      debts,
      unasked,
      isDebt,
      growthOf: growthOfAsset,
      counts: (asset) => isDebt(asset) || countsAsAsset(asset),
      isUntrusted: (asset) => !isDebt(asset) && !countsAsAsset(asset) && !priceless.has(asset),
    }
  }
}
