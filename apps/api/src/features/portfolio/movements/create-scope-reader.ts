import { type AssetId, toAssetId } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { LRUCache } from 'lru-cache'
import type { LedgerState, LedgersRepository, WalletKey } from '../../../database/ledgers.repository.ts'
import type { MovementsRepository } from '../../../database/movements.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { atMost } from '../../../lib/at-most.ts'
import { nameChain } from '../chains/name-chain.ts'
import type { ArrivalsFinder } from '../history/create-arrivals-finder.ts'
import type { LedgerStore } from '../history/create-ledger-store.ts'
import type { AssetStanding, StandingReader } from '../history/create-standing-reader.ts'
import type { ReadViewOptions } from '../history/create-wallet-views.ts'
import { toFacts } from '../history/to-facts.ts'
import type { IsHidden } from '../history/to-shown-view.ts'
import type { AssetFacts } from '../ledger/wallet-point.ts'
import { readTokensIfAny } from '../read-tokens-if-any.ts'

const MOST_KEPT_WALLETS = 5_000

/** A wallet whose movements are listed, with what is known of what moved in it. */
export interface WalletScope extends Omit<AssetStanding, 'unasked' | 'growthOf'> {
  wallet: WalletKey
  state: LedgerState | undefined
  /** Another one after every change of the movements. */
  version: string | null
  /** Every asset that moved, NFTs included. */
  assets: readonly AssetId[]
  hidden: ReadonlySet<AssetId>
  /** Addresses that the wallet paid itself, the first paid first. */
  paid: readonly string[]
  facts: (asset: AssetId) => AssetFacts
  refreshing: boolean
  problem: string | null
}

/** Looks up what the lists of movements need to know of a wallet beside its movements. */
export type ScopeReader = (
  wallet: WalletKey,
  isHidden: IsHidden,
  options: ReadViewOptions,
) => Promise<WalletScope>

export function createScopeReader({
  chain,
  ledgerStore,
  ledgers,
  movements,
  findArrivals,
  readStanding,
}: {
  chain: Pick<ChainClient, 'chains' | 'listTokens'>
  ledgerStore: LedgerStore
  ledgers: LedgersRepository
  movements: MovementsRepository
  findArrivals: ArrivalsFinder
  readStanding: StandingReader
}): ScopeReader {
  const moved = new LRUCache<string, { version: string | null; assets: AssetId[] }>(atMost(MOST_KEPT_WALLETS))

  async function listAssets(wallet: WalletKey, version: string | null): Promise<AssetId[]> {
    const known = moved.get(toWalletId(wallet))
    if (known !== undefined && known.version === version) return known.assets
    const assets = version === null ? [] : await movements.listAssets(wallet)
    moved.set(toWalletId(wallet), { version, assets })
    return assets
  }

  return async (wallet, isHidden, options) => {
    const listed = await readTokensIfAny(chain, wallet, options)
    const held = listed && { rows: listed.data, updatedAt: Date.parse(listed.updatedAt) }
    const { state, refreshing, problem } = await ledgerStore.read(wallet, held, options)
    const version = await ledgers.getVersion(wallet)
    const assets = await listAssets(wallet, version)
    const { paid } = await findArrivals(wallet)
    const standing = await readStanding(wallet, listed, assets)
    const { tokens, debts, unasked, isDebt, counts, isUntrusted } = standing
    const known = [...assets, ...(listed?.data.map(toAssetId) ?? [])]
    const facts = toFacts(await ledgers.listAssets([...new Set(known)]), {
      tokens: tokens && { ...tokens, data: [...tokens.data, ...debts] },
      recorded: [],
      unasked,
    })
    const hidden = new Set(assets.filter((asset) => !isDebt(asset) && isHidden(asset, facts(asset).spam)))
    return {
      wallet,
      state,
      version,
      assets,
      hidden,
      paid,
      facts,
      tokens,
      debts,
      isDebt,
      counts,
      isUntrusted,
      refreshing,
      problem: problem && nameChain(chain.chains, wallet.chainId, problem),
    }
  }
}
