import { ETHEREUM } from '@pkg/api-contract'
import type { Address } from '../ports/wallet-data.ts'

/** A pool that lends, and writes tokens for what is owed to it. */
export interface LendingPool {
  /** What a person calls it. */
  name: string
  /** In lower case. */
  address: Address
  /** In which words of its answer about a reserve the two debt tokens stand. */
  debtTokenWords: readonly [stable: number, variable: number]
}

/** What is known of one chain and of its contracts. */
interface ChainEntry {
  id: number
  lendingPools: readonly LendingPool[]
}

/** `getReserveData` of Aave v3 and its forks, and of v2. */
const V3_WORDS = [9, 10] as const
const V2_WORDS = [8, 9] as const

/**
 * Every chain, by id. The pools of Aave are those of its address book (`@bgd-labs/aave-address-book` 4.44.22), that of
 * Spark is the one of Spark's own (`sparkdotfi/spark-address-registry`, `SparkLend.sol`).
 */
const chains: readonly ChainEntry[] = [
  {
    id: ETHEREUM,
    lendingPools: [
      { name: 'Aave', address: '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2', debtTokenWords: V3_WORDS },
      { name: 'Aave Prime', address: '0x4e033931ad43597d96d6bcc25c280717730b58b1', debtTokenWords: V3_WORDS },
      {
        name: 'Aave EtherFi',
        address: '0x0aa97c284e98396202b6a04024f5e2c65026f3c0',
        debtTokenWords: V3_WORDS,
      },
      {
        name: 'Aave Horizon',
        address: '0xae05cd22df81871bc7cc2a04becfb516bfe332c8',
        debtTokenWords: V3_WORDS,
      },
      { name: 'Spark', address: '0xc13e21b648a5ee794902342038ff3adab66be987', debtTokenWords: V3_WORDS },
      { name: 'Aave v2', address: '0x7d2768de32b0b80b7a3454c06bdac94a69ddc7a9', debtTokenWords: V2_WORDS },
      {
        name: 'Aave v2 AMM',
        address: '0x7937d4799803fbbe595ed57278bc4ca21f3bffcb',
        debtTokenWords: V2_WORDS,
      },
    ],
  },
]

/** The pools of a chain; none where the chain has no entry. */
export function listLendingPools(chainId: number): readonly LendingPool[] {
  return chains.find(({ id }) => id === chainId)?.lendingPools ?? []
}
