import { ILendingPool_ABI } from '@bgd-labs/aave-address-book/abis'
import type { AbiParameter } from 'viem'
import { expect, test } from 'vitest'
import { knownChain } from '../testing/open-provider.ts'
import { listLendingPools } from './list-lending-pools.ts'

/** Where the tokens stand in the answer of a pool of Aave v2; every part of it is one word. */
function findV2Words(): number[] {
  const reserveData = ILendingPool_ABI.find((entry) => 'name' in entry && entry.name === 'getReserveData')
  const [answer] = (reserveData as { outputs: readonly { components: readonly AbiParameter[] }[] }).outputs
  const names = answer?.components.map(({ name }) => name) ?? []
  return ['aTokenAddress', 'stableDebtTokenAddress', 'variableDebtTokenAddress'].map((name) =>
    names.indexOf(name),
  )
}

test.each([
  ['aave-v2', [7, 8, 9]],
  // One more word stands before them, the id of the reserve.
  ['aave-v3', [8, 9, 10]],
] as const)('the tokens stand in the words of %s', (version, words) => {
  expect(findV2Words()).toEqual([7, 8, 9])
  const pools = listLendingPools(knownChain(1)).filter((pool) => pool.interface === version)
  expect(pools.length).toBeGreaterThan(3)
  for (const { name, supplyTokenWord, debtTokenWords } of pools) {
    expect([name, supplyTokenWord, ...debtTokenWords]).toEqual([name, ...words])
  }
})
