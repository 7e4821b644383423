import { type AssetId, cutText, fromAssetId } from '@pkg/api-contract'
import type { AssetName } from './asset-names.ts'

const MOST_NAMED = 4
/** A symbol is a stranger's text of any length. */
const LONGEST_NAME = 16

/** Says which tokens are in no figure because nobody tells their decimals; null where there are none. */
export function tellUnreadable(
  unreadable: readonly AssetId[],
  assets: ReadonlyMap<string, AssetName>,
): string | null {
  if (unreadable.length === 0) return null
  const named = unreadable.slice(0, MOST_NAMED).map((asset) => callOf(asset, assets))
  const more = unreadable.length - named.length
  const list = new Intl.ListFormat('en-GB').format(more > 0 ? [...named, `${more} more`] : named)
  return unreadable.length === 1
    ? `A token does not say how its amounts are to be read: ${list}. It is in no figure.`
    : `Some tokens do not say how their amounts are to be read: ${list}. They are in no figure.`
}

function callOf(asset: AssetId, assets: ReadonlyMap<string, AssetName>): string {
  const symbol = assets.get(asset)?.symbol?.trim() ?? ''
  const { address } = fromAssetId(asset)
  return symbol === '' ? `${address.slice(0, 6)}…${address.slice(-4)}` : cutText(symbol, LONGEST_NAME)
}
