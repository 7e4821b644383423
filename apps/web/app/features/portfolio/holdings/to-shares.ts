import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import type { Holding } from '../readings/group-holdings.ts'

/** A holding as a part of the whole. */
export interface Share {
  id: string
  label: string
  /** The chain or the contract, where another holding has the same symbol. */
  detail?: string
  value: number
}

/**
 * The holdings that have a value to compare. Different contracts may carry one symbol; then each also says its
 * chain where that tells them apart, else its contract.
 * @param chainName what a person calls a chain
 */
export function toShares(holdings: readonly Holding[], chainName: (chainId: number) => string): Share[] {
  return holdings.flatMap(({ id, chainId, symbol, name, usdValue }) => {
    if (usdValue === null || usdValue <= 0) return []
    const label = symbol ?? name ?? 'Unnamed'
    const namesakes = holdings.filter((other) => other.symbol === symbol)
    if (namesakes.length === 1) return [{ id, label, value: usdValue }]
    const isAloneThere = namesakes.filter((other) => other.chainId === chainId).length === 1
    return [{ id, label, detail: isAloneThere ? chainName(chainId) : toContract(id), value: usdValue }]
  })
}

function toContract(id: string): string {
  return shortenAddress(id.slice(id.indexOf(':') + 1))
}
