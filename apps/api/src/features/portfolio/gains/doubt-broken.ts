import type { AssetId, LotSeal } from '@pkg/api-contract'
import { toBookKey } from './to-books.ts'
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
    ({ holds, brokenSince }) => holds === false && (brokenSince === null || brokenSince <= on),
  )
  if (broken.length === 0) return [...holdings]
  const assetOf = ({ chainId, asset }: LotSeal): AssetId => `${chainId}:${asset}`
  type Place = Pick<Holding, 'wallet' | 'asset' | 'tokenId'>
  const placeOf = ({ wallet, asset, tokenId }: Place) => `${wallet} ${asset}#${tokenId ?? ''}`
  const keyOf = (place: Place) => (scope === 'all' ? toBookKey(place) : placeOf(place))
  const heldOf = (seal: LotSeal) => ({ wallet: seal.wallet, asset: assetOf(seal), tokenId: seal.tokenId })
  const doubted = new Set(broken.map((seal) => keyOf(heldOf(seal))))
  const told = holdings.map((holding): Holding => {
    return doubted.has(keyOf(holding))
      ? { ...holding, cost: null, because: holding.because ?? 'lots-differ' }
      : holding
  })
  const known = new Set(holdings.map(placeOf))
  for (const seal of broken) {
    const { symbol, name, decimals, confirmed } = seal
    const held = heldOf(seal)
    if (known.has(placeOf(held)) || decimals === null || confirmed === '0') continue
    const unknown = { units: null, cost: null, because: 'lots-differ' } as const
    told.push({ ...held, ...{ symbol, name, decimals }, ...unknown })
  }
  return told
}
