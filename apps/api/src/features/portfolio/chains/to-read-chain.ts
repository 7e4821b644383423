import type { ReadChain } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'

/** What a screen has to know of a chain; who issued a dollar is told by the entry, never by its symbol. */
export function toReadChain({ id, name, stablecoins }: Chain): ReadChain {
  return {
    chainId: id,
    name,
    dollars: stablecoins.map(({ address, family, kind }) => ({ address, family, kind })),
  }
}
