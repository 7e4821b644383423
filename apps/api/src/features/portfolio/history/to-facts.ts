import { type AssetId, fromAssetId, type Sourced, type Token, toAssetId } from '@pkg/api-contract'
import { findChain } from '@pkg/chains'
import type { AssetRow } from '../../../database/ledgers.repository.ts'
import type { Snapshot } from '../../../database/snapshots.repository.ts'
import type { AssetFacts } from '../ledger/wallet-point.ts'
import { judgeToken } from '../spam/judge-token.ts'

/**
 * What is known of each asset: from what is held now, else from what tokens that moved say of themselves, else from the
 * last record of it, else, of the coin of a chain, from the chain's entry. There is one judgement of spam for all points
 * of the past.
 */
export function toFacts(
  rows: ReadonlyMap<AssetId, AssetRow>,
  {
    tokens,
    recorded,
    unasked,
  }: {
    tokens: Sourced<Token[]> | null
    recorded: readonly Snapshot[]
    unasked: ReadonlySet<AssetId>
  },
): (asset: AssetId) => AssetFacts {
  const held = new Map(tokens?.data.map((token) => [toAssetId(token), token]))
  const known = new Map<AssetId, AssetFacts>()
  const find = (asset: AssetId): AssetFacts => {
    const token = held.get(asset)
    if (token !== undefined) {
      const { symbol, name, decimals, logo } = token
      return { symbol, name, decimals, logo, spam: judgeToken(token, unasked.has(asset)).hidden }
    }
    const row = rows.get(asset)
    if (row !== undefined) return { ...row, logo: null }
    const record = recorded.findLast((snapshot) => snapshot.rows.some((entry) => entry.asset === asset))
    const last = record?.rows.find((entry) => entry.asset === asset)
    if (last !== undefined) {
      const { symbol, name, decimals, spam } = last
      return { symbol, name, decimals, spam, logo: null }
    }
    const { chainId, address } = fromAssetId(asset)
    const coin = address === 'native' ? findChain(chainId)?.native : undefined
    return {
      symbol: coin?.symbol ?? null,
      name: coin?.name ?? null,
      decimals: coin?.decimals ?? null,
      logo: null,
      spam: false,
    }
  }
  return (asset) => {
    const facts = known.get(asset) ?? find(asset)
    known.set(asset, facts)
    return facts
  }
}
