import type { Chain } from './chain.ts'
import { arbitrum } from './entries/arbitrum.ts'
import { avalanche } from './entries/avalanche.ts'
import { base } from './entries/base.ts'
import { bnb } from './entries/bnb.ts'
import { celo } from './entries/celo.ts'
import { ethereum } from './entries/ethereum.ts'
import { gnosis } from './entries/gnosis.ts'
import { linea } from './entries/linea.ts'
import { optimism } from './entries/optimism.ts'
import { polygon } from './entries/polygon.ts'
import { scroll } from './entries/scroll.ts'
import { zksync } from './entries/zksync.ts'

export * from './chain.ts'
export { describeChain } from './describe-chain.ts'
export { overlapBlocks } from './overlap-blocks.ts'
export { writeChainList } from './write-chain-list.ts'

/** Every chain that can be read; the order is the one in which a person sees them. */
export const chains: readonly Chain[] = [
  ethereum,
  base,
  arbitrum,
  optimism,
  polygon,
  bnb,
  gnosis,
  avalanche,
  linea,
  scroll,
  zksync,
  celo,
]

/** A chain by its id of EIP-155; undefined where there is no entry for it. */
export function findChain(id: number): Chain | undefined {
  return chains.find((chain) => chain.id === id)
}
