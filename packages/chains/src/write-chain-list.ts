import type { Chain } from './chain.ts'

/** Chains for a sentence, by number and name: "1 (Ethereum), 8453 (Base)". */
export function writeChainList(list: readonly Pick<Chain, 'id' | 'name'>[]): string {
  return list.map(({ id, name }) => `${id} (${name})`).join(', ')
}
