import type { GainOverride } from '@pkg/api-contract'
import { formatQuantity } from './format-quantity.ts'

/** How much of what moved: "0.25 ETH", "1 PIECE #7", and of what cannot be counted "an unknown amount of DROP". */
export function nameUnits({
  quantity,
  symbol,
  name,
  tokenId,
}: Pick<GainOverride['moved'][number], 'quantity' | 'symbol' | 'name' | 'tokenId'>): string {
  const amount = quantity === null ? 'an unknown amount of' : formatQuantity(quantity)
  return `${amount} ${symbol ?? name ?? 'unnamed'}${tokenId === null ? '' : ` #${tokenId}`}`
}
