import type { AssetId, LotSeal } from '@pkg/api-contract'
import { bookAssetOf } from './known-contracts.ts'
import type { Holding } from './to-holdings.ts'

/**
 * Takes away what holdings cost where movements do not explain what a node says is held, from before a day is over: of an
 * account, or of all that share its lots. What a node says is held and no lot is left of is told as unknown.
 */
export function doubtBroken(
  holdings: readonly Holding[],
  seals: readonly LotSeal[],
  { scope, on }: { scope: 'all' | 'wallet'; on: string },
): Holding[] {
  const broken = seals.filter(
    ({ holds, brokenSince }) => !holds && (brokenSince === null || brokenSince <= on),
  )
  if (broken.length === 0) return [...holdings]
  const assetOf = ({ chainId, asset }: LotSeal): AssetId => `${chainId}:${asset}`
  const keyOf = (wallet: string, asset: Holding['asset']) =>
    scope === 'all' ? bookAssetOf(asset) : `${wallet} ${asset}`
  const doubted = new Set(broken.map((seal) => keyOf(seal.wallet, assetOf(seal))))
  const told = holdings.map((holding): Holding => {
    const isDoubted = holding.tokenId === null && doubted.has(keyOf(holding.wallet, holding.asset))
    return isDoubted ? { ...holding, cost: null, because: holding.because ?? 'lots-differ' } : holding
  })
  const known = new Set(holdings.map(({ wallet, asset }) => `${wallet} ${asset}`))
  for (const seal of broken) {
    const { wallet, symbol, name, decimals, confirmed } = seal
    const asset = assetOf(seal)
    if (known.has(`${wallet} ${asset}`) || decimals === null || confirmed === '0') continue
    const unknown = { units: null, cost: null, because: 'lots-differ' } as const
    told.push({ ...{ asset, tokenId: null, wallet, symbol, name, decimals }, ...unknown })
  }
  return told
}
