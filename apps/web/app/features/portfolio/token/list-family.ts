import { withoutPlace } from '@pkg/api-contract'
import type { Holding } from '../readings/group-holdings.ts'

/** The coin and what wraps it are called `ETH` and `WETH`. */
const toFamily = (symbol: string) => symbol.toUpperCase().replace(/^W(?=\w{3})/, '')

/**
 * Other holdings that are of the same asset by what they are called: on another chain, or wrapped. Strangers call tokens what they
 * like, so that what has no price that counts, or may be spam, is none of them.
 */
export function listFamily<Held extends Pick<Holding, 'id' | 'symbol' | 'spam' | 'usdValue' | 'inside'>>(
  holdings: readonly Held[],
  { id, symbol }: Pick<Holding, 'id' | 'symbol'>,
): Held[] {
  if (symbol === null) return []
  const family = toFamily(symbol)
  return holdings.filter(
    (held) =>
      withoutPlace(held.id) !== id &&
      held.inside === null &&
      held.symbol !== null &&
      held.spam === 'no' &&
      held.usdValue !== null &&
      toFamily(held.symbol) === family,
  )
}
