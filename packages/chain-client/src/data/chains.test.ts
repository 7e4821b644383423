import * as book from '@bgd-labs/aave-address-book'
import { ILendingPool_ABI } from '@bgd-labs/aave-address-book/abis'
import { ETHEREUM } from '@pkg/api-contract'
import { type AbiParameter, isAddress } from 'viem'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { listLendingPools } from './chains.ts'

const pools = listLendingPools(ETHEREUM)

/** A market that writes tokens for what is owed; that of Aave v1 wrote none. */
const market = z.object({
  CHAIN_ID: z.literal(ETHEREUM),
  POOL: z.string().transform((address) => address.toLowerCase()),
  ASSETS: z.record(z.string(), z.looseObject({ V_TOKEN: z.string() })),
})

/** The markets of Ethereum in the address book of Aave, by the name that it gives them. */
const markets = Object.entries(book).flatMap(([name, entry]) => {
  const parsed = market.safeParse(entry)
  return parsed.success ? [{ name, pool: parsed.data.POOL }] : []
})

/** Where the tokens stand in the answer of a pool of Aave v2; every part of it is one word. */
function findV2Words(): number[] {
  const reserveData = ILendingPool_ABI.find((entry) => 'name' in entry && entry.name === 'getReserveData')
  const [answer] = (reserveData as { outputs: readonly { components: readonly AbiParameter[] }[] }).outputs
  const names = answer?.components.map(({ name }) => name) ?? []
  return ['aTokenAddress', 'stableDebtTokenAddress', 'variableDebtTokenAddress'].map((name) =>
    names.indexOf(name),
  )
}

test('the pools of Aave are those of its address book, no fewer and no others', () => {
  expect(markets.map(({ name }) => name)).toContain('AaveV2EthereumArc')
  expect(
    pools
      .filter(({ name }) => name.startsWith('Aave'))
      .map(({ address }) => address)
      .sort(),
  ).toEqual(markets.map(({ pool }) => pool).sort())
})

test('the tokens stand in the words of the version that a pool is of', () => {
  const v2 = findV2Words()
  expect(v2).toEqual([7, 8, 9])
  for (const { name, pool } of markets) {
    const isV2 = name.startsWith('AaveV2')
    // Version 3 has one more word before them, the id of the reserve.
    const words = v2.map((word) => (isV2 ? word : word + 1))
    const found = pools.find(({ address }) => address === pool)
    expect([name, found?.supplyTokenWord, ...(found?.debtTokenWords ?? [])]).toEqual([name, ...words])
  }
})

test('no pool stands there twice, and every address is one', () => {
  expect(new Set(pools.map(({ address }) => address)).size).toBe(pools.length)
  expect(new Set(pools.map(({ name }) => name)).size).toBe(pools.length)
  for (const { address } of pools) expect(isAddress(address, { strict: true })).toBe(true)
})
