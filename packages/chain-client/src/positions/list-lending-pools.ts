import type { Chain, LendingPoolAnchor } from '@pkg/chains'

/** A lending pool, with where its answers name its tokens. */
export interface LendingPool extends LendingPoolAnchor {
  /** In which word of its answer about a reserve the token stands that it gives to those who lend. */
  supplyTokenWord: number
  /** In which words of it the two debt tokens stand. */
  debtTokenWords: readonly [stable: number, variable: number]
}

/** The words of `getReserveData`, by the version that a pool answers as. */
const WORDS = {
  'aave-v2': { supplyTokenWord: 7, debtTokenWords: [8, 9] },
  'aave-v3': { supplyTokenWord: 8, debtTokenWords: [9, 10] },
} as const satisfies Record<LendingPoolAnchor['interface'], Omit<LendingPool, keyof LendingPoolAnchor>>

/** The lending pools that are known on a chain. */
export function listLendingPools({ anchors }: Pick<Chain, 'anchors'>): LendingPool[] {
  return anchors.lendingPools.map((pool) => ({ ...pool, ...WORDS[pool.interface] }))
}
