import { type AssetId, fromAssetId, readPlace, type Token, toAssetId } from '@pkg/api-contract'
import { isCalledDebt, isVouchedFor, isWellKnown } from '@pkg/chain-client'

/**
 * Whether prices of an asset count, at any time: the past is valued by the rule of the present, so that a price that is
 * doubted now makes no cliff. An asset without a price now is judged by its contract and by whether the wallet acquired
 * or sold it, one that is gone also by whether the wallet moved it; one that calls itself a debt by its contract alone, as
 * long as no pool says whose.
 */
export function createPriceStanding(
  tokens: readonly Token[] | null,
  {
    asked,
    dealtIn,
    symbolOf,
  }: {
    asked: ReadonlySet<AssetId>
    dealtIn: ReadonlySet<AssetId>
    symbolOf: (asset: AssetId) => string | null
  },
): (asset: AssetId) => boolean {
  const held = new Map(tokens?.map((token) => [toAssetId(token), token]))
  return (asset) => {
    const token = held.get(asset)
    if (token?.usdPrice != null) return true
    if (token?.claimedUsdPrice != null) return false
    // What is inside contracts has a row because an anchor says so.
    if (readPlace(asset) !== null) return true
    const isVouched = token ? isVouchedFor(token) : isWellKnown(fromAssetId(asset))
    if (isVouched) return true
    // Where the present holdings could not be read, a token counts as still held.
    const isGone = tokens !== null && token === undefined
    return (isGone ? dealtIn : asked).has(asset) && !isCalledDebt(token?.symbol ?? symbolOf(asset))
  }
}
