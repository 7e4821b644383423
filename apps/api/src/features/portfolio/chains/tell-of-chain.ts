import type { Chain } from '@pkg/chains'

/** What stands under the name of a chain: where several are read, a node is the chain's, and not Ethereum's. */
export function tellOfChain(read: readonly Chain[], problem: string): string {
  if (read.length < 2) return problem
  return problem
    .replace(/(^|[.!?] )Ethereum node /g, '$1Its node ')
    .replace(/an Ethereum node\b/g, 'its node')
    .replace(/(the )?Ethereum node\b/g, 'its node')
}
