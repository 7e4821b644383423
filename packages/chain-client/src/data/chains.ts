import { ETHEREUM } from '@pkg/api-contract'
import type { Address } from '../ports/wallet-data.ts'

/** A pool that lends, and writes tokens for what is lent to it and what is owed to it. */
export interface LendingPool {
  /** What a person calls it. */
  name: string
  /** In lower case. */
  address: Address
  /** In which word of its answer about a reserve the token stands that it gives to those who lend. */
  supplyTokenWord: number
  /** In which words of it the two debt tokens stand. */
  debtTokenWords: readonly [stable: number, variable: number]
}

/** What is known of one chain and of its contracts. */
interface ChainEntry {
  id: number
  lendingPools: readonly LendingPool[]
}

/** Pools whose `getReserveData` answers as that of Aave v3. */
const v3 = (pools: Record<string, Address>) => listPools(pools, [8, 9, 10])
/** Pools whose `getReserveData` answers as that of Aave v2. */
const v2 = (pools: Record<string, Address>) => listPools(pools, [7, 8, 9])

/**
 * Every chain, by id. The pools of Aave are held against its address book by the test; those of others are such as two
 * independent public sources name.
 */
const chains: readonly ChainEntry[] = [
  {
    id: ETHEREUM,
    lendingPools: [
      ...v3({
        'Aave v3': '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2',
        'Aave Prime': '0x4e033931ad43597d96d6bcc25c280717730b58b1',
        'Aave EtherFi': '0x0aa97c284e98396202b6a04024f5e2c65026f3c0',
        'Aave Horizon': '0xae05cd22df81871bc7cc2a04becfb516bfe332c8',
        Spark: '0xc13e21b648a5ee794902342038ff3adab66be987',
        ZeroLend: '0x3bc3d34c32cc98bf098d832364df8a222bbab4c0',
        'ZeroLend BTC': '0xcd2b31071119d7ea449a9d211ac8ebf7ee97f987',
        'ZeroLend RWA': '0xd3a4da66ec15a001466f324fa08037f3272bdbe8',
        Kinza: '0xea14474946c59dee1f103ad517132b3f19cef1be',
        'Avalon SolvBTC': '0x35b3f1bfe7cbe1e95a3dc2ad054eb6f0d4c879b6',
        'Avalon pumpBTC': '0x1c8091b280650afc454939450699ecaa67c902d9',
        'Avalon swBTC': '0xe0e468687703dd02beffb0be13cfb109529f38e0',
      }),
      ...v2({
        'Aave v2': '0x7d2768de32b0b80b7a3454c06bdac94a69ddc7a9',
        'Aave v2 AMM': '0x7937d4799803fbbe595ed57278bc4ca21f3bffcb',
        'Aave Arc': '0x37d7306019a38af123e4b245eb6c28af552e0bb0',
        'UwU Lend': '0x2409af0251dcb89ee3dee572629291f9b087c668',
        Radiant: '0xa950974f64aa33f27f6c5e017eee93bf7588ed07',
      }),
    ],
  },
]

/** The pools of a chain; none where the chain has no entry. */
export function listLendingPools(chainId: number): readonly LendingPool[] {
  return chains.find(({ id }) => id === chainId)?.lendingPools ?? []
}

function listPools(
  pools: Record<string, Address>,
  [supplyTokenWord, ...debtTokenWords]: readonly [supply: number, stable: number, variable: number],
): LendingPool[] {
  return Object.entries(pools).map(([name, address]) => ({ name, address, supplyTokenWord, debtTokenWords }))
}
