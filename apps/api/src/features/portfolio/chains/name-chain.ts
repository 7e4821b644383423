import type { Chain } from '@pkg/chains'
import { tellOfChain } from './tell-of-chain.ts'

/** A sentence about one chain, which names it where several are read. */
export function nameChain(read: readonly Chain[], chainId: number, problem: string): string {
  const chain = read.length > 1 ? read.find(({ id }) => id === chainId) : undefined
  return chain === undefined ? problem : `${chain.name}: ${tellOfChain(read, problem)}`
}
