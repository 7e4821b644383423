import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import type { Holding } from '../readings/group-holdings.ts'
import { insideWords } from './pool-part-words.ts'

/** A holding as a part of the whole. */
export interface Share {
  id: string
  label: string
  /** Where it lies; or the chain or the contract, where another holding in the wallets has the same symbol. */
  detail?: string
  value: number
}

/**
 * The holdings that have a value to compare. What lies inside a contract says where. Different contracts may carry one
 * symbol; then each also says its chain where that tells them apart, else its contract.
 * @param chainName what a person calls a chain
 */
export function toShares(holdings: readonly Holding[], chainName: (chainId: number) => string): Share[] {
  return holdings.flatMap(({ id, chainId, symbol, name, usdValue, inside }) => {
    if (usdValue === null || usdValue <= 0) return []
    const label = symbol ?? name ?? 'Unnamed'
    if (inside) return [{ id, label, detail: insideWords(inside), value: usdValue }]
    const namesakes = holdings.filter((other) => other.symbol === symbol && other.inside === null)
    if (namesakes.length === 1) return [{ id, label, value: usdValue }]
    const isAloneThere = namesakes.filter((other) => other.chainId === chainId).length === 1
    return [{ id, label, detail: isAloneThere ? chainName(chainId) : toContract(id), value: usdValue }]
  })
}

function toContract(id: string): string {
  return shortenAddress(id.slice(id.indexOf(':') + 1))
}
