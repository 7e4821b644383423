import type { ChainChoice } from '@pkg/api-contract'
import { chains, findChain, writeChainList } from '@pkg/chains'

/** A sentence where a choice names a chain that there is not; one that is not read here may be read later, or elsewhere. */
export function describeUnknownChain(choices: readonly ChainChoice[]): string | null {
  const unknown = choices.find(({ chainId }) => findChain(chainId) === undefined)
  if (unknown === undefined) return null
  return `There is no chain with the number ${unknown.chainId}. Those that there are: ${writeChainList(chains)}.`
}
