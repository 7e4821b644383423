import { type AssetId, type Token, toAssetId } from '@pkg/api-contract'
import { holdingValue } from '@pkg/chain-client'

/**
 * Uses prices of which nothing is known but that a source tells them, for tokens that the wallet acquired or sold
 * in a transaction of its own: whoever did that knows that it trades. What arrived unasked stays without a
 * price, so that nobody can raise a total by sending something.
 */
export function trustAskedPrices(tokens: readonly Token[], asked: ReadonlySet<AssetId>): Token[] {
  return tokens.map((token): Token => {
    const { priceDoubt, claimedUsdPrice: usdPrice = null, priceSources = [] } = token
    if (priceDoubt?.id !== 'unproven' || usdPrice === null || !asked.has(toAssetId(token))) return token
    return {
      ...token,
      usdPrice,
      usdValue: holdingValue(token.balance, token.decimals, usdPrice),
      priceTrust: priceSources.length > 1 ? 'agreed' : 'single',
      claimedUsdPrice: null,
      priceDoubt: null,
    }
  })
}
