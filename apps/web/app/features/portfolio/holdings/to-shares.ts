import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import type { Holding } from '../readings/group-holdings.ts'

/** A holding as a part of the whole. */
export interface Share {
  id: string
  label: string
  value: number
}

/**
 * The holdings that have a value to compare. Different contracts may carry one symbol; then each also says its
 * contract.
 */
export function toShares(holdings: readonly Holding[]): Share[] {
  const symbols = holdings.map(({ symbol }) => symbol)
  return holdings.flatMap(({ id, symbol, name, usdValue }) => {
    if (usdValue === null || usdValue <= 0) return []
    const shared = symbols.filter((other) => other === symbol).length > 1
    const label = symbol ?? name ?? 'Unnamed'
    return [{ id, label: shared ? `${label} ${toContract(id)}` : label, value: usdValue }]
  })
}

function toContract(id: string): string {
  return shortenAddress(id.slice(id.indexOf(':') + 1))
}
