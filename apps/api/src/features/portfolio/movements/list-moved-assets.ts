import { fromAssetId } from '@pkg/api-contract'
import type { WalletScope } from './create-scope-reader.ts'

/** Every asset that moved in some wallets, once: those that are shown first, each group by name. */
export function listMovedAssets(scopes: readonly WalletScope[]) {
  const found = new Map(
    scopes.flatMap(({ assets, facts, hidden }) =>
      assets.map((id) => {
        const { chainId, address: asset } = fromAssetId(id)
        const { symbol, name, logo, decimals } = facts(id)
        return [id, { chainId, asset, symbol, name, logo, decimals, hidden: hidden.has(id) }] as const
      }),
    ),
  )
  return [...found.values()].sort(
    (a, b) =>
      Number(a.hidden) - Number(b.hidden) ||
      (a.symbol ?? a.name ?? a.asset).localeCompare(b.symbol ?? b.name ?? b.asset, 'en'),
  )
}
