import * as artifacts from '@app/sandbox/artifacts'
import { type AssetId, toAssetId } from '@pkg/api-contract'
import { findChain } from '@pkg/chains'
import {
  type Abi,
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  numberToHex,
} from 'viem'
import { foundry } from 'viem/chains'
import type { Address } from '../ports/wallet-data.ts'
import { filled } from './open-provider.ts'
import { startAnvil } from './start-anvil.ts'

/** The anchors of Ethereum: on other chains the tests put the same contracts to the same places. */
const { anchors } = filled(findChain(1))
const [manager] = anchors.v3Managers
const first = (list: readonly { address: Address }[], index = 0): Address => filled(list[index]).address

/** A contract of ours, and where it is put. */
const at = (low: number) => numberToHex(0xa11ce0000n + BigInt(low), { size: 20 })

/** Contracts of every kind of position at the very addresses that a chain's entry knows, and some that nobody knows. */
export const places = {
  usdc: { ...artifacts.sandboxToken, address: at(1) },
  weth: { ...artifacts.sandboxToken, address: at(2) },
  pool: { ...artifacts.lendingPool, address: first(anchors.lendingPools) },
  aUsdc: { ...artifacts.reserveToken, address: at(3) },
  debtUsdc: { ...artifacts.reserveToken, address: at(4) },
  vault: { ...artifacts.vault, address: first(anchors.vaults) },
  /** No table names it. */
  stranger: { ...artifacts.vault, address: at(5) },
  /** A vault of what is lent of USDC. */
  outer: { ...artifacts.vault, address: first(anchors.vaults, 1) },
  factory: { ...artifacts.pairFactory, address: first(anchors.v2Factories) },
  pair: { ...artifacts.pair, address: at(6) },
  falsePair: { ...artifacts.pair, address: at(7) },
  steth: { ...artifacts.rebasingToken, address: first(anchors.stakingTokens, 0) },
  wsteth: { ...artifacts.stakedToken, address: first(anchors.stakingTokens, 1) },
  reth: { ...artifacts.stakedToken, address: first(anchors.stakingTokens, 2) },
  comet: { ...artifacts.lendingMarket, address: first(anchors.comets) },
  manager: { ...artifacts.positionManager, address: filled(manager).address },
  rangeFactory: { ...artifacts.priceRangeFactory, address: filled(manager).factory },
  rangePool: { ...artifacts.priceRangePool, address: at(8) },
  falseLent: { ...artifacts.reserveToken, address: at(9) },
  huge: { ...artifacts.lyingVault, address: at(16) },
  ofItself: { ...artifacts.lyingVault, address: at(17) },
  burner: { ...artifacts.lyingVault, address: at(18) },
  byBlock: { ...artifacts.lyingVault, address: at(19) },
  byCaller: { ...artifacts.lyingVault, address: at(20) },
  megabyte: { ...artifacts.lyingVault, address: at(21) },
  collection: { ...artifacts.onChainCollection, address: at(22) },
  badges: { ...artifacts.badges, address: at(23) },
} as const satisfies Record<string, { abi: Abi; bytecode: Hex; address: Address }>

export type Place = keyof typeof places
type Argument = string | number | bigint | readonly string[] | object

const minter: Address = '0x00000000000000000000000000000000000b0551'

/** A local chain on which all of that stands; every caller signs by being named. */
export async function startPositionWorld(chainId: number) {
  const node = await startAnvil('--chain-id', String(chainId), '--auto-impersonate', '--accounts', '0')
  const viemChain = { ...foundry, id: chainId }
  const test = createTestClient({ mode: 'anvil', chain: viemChain, transport: http(node.url) })
  const reader = createPublicClient({ chain: viemChain, transport: http(node.url), cacheTime: 0 })
  const asset = (place: Place): AssetId =>
    toAssetId({ chainId, address: places[place].address.toLowerCase() })

  async function send(from: Address, place: Place, functionName: string, ...args: Argument[]): Promise<void> {
    const { abi, address } = places[place]
    const data = encodeFunctionData({ abi: abi as Abi, functionName, args })
    const receipt = await test.request<{ Parameters: [object]; ReturnType: { status: Hex } }>({
      method: 'eth_sendTransactionSync',
      params: [{ from, to: address, data, gas: '0xf4240' }],
    } as never)
    if (receipt.status !== '0x1') throw new Error(`${place}.${functionName} was reverted`)
  }

  async function fund(wallet: Address, amounts: Partial<Record<'usdc' | 'weth', bigint>>): Promise<void> {
    await test.setBalance({ address: wallet, value: 10n ** 20n })
    for (const [token, amount] of Object.entries(amounts) as ['usdc' | 'weth', bigint][]) {
      await send(minter, token, 'mint', wallet, amount)
      for (const spender of ['pool', 'vault', 'stranger', 'pair', 'comet'] as const) {
        await send(wallet, token, 'approve', places[spender].address, 2n ** 255n)
      }
    }
  }

  const read = <T>(place: Place, functionName: string, ...args: Argument[]): Promise<T> =>
    reader.readContract({
      address: places[place].address,
      abi: places[place].abi as Abi,
      functionName,
      args,
    }) as Promise<T>

  await test.setBalance({ address: minter, value: 10n ** 20n })
  for (const { address, bytecode } of Object.values(places)) await test.setCode({ address, bytecode })
  const address = (place: Place) => places[place].address
  const initialize = (place: Place, ...args: Argument[]) => send(minter, place, 'initialize', ...args)
  await initialize('usdc', 'USD Coin', 'USDC', 6)
  await initialize('weth', 'Wrapped Ether', 'WETH', 18)
  await initialize('aUsdc', 'Aave Ethereum USDC', 'aEthUSDC', 6)
  await initialize('debtUsdc', 'Aave Ethereum Variable Debt USDC', 'variableDebtEthUSDC', 6)
  await send(minter, 'pool', 'setReserve', address('usdc'), address('aUsdc'), address('debtUsdc'))
  for (const token of ['aUsdc', 'debtUsdc', 'falseLent'] as const) {
    await send(minter, token, 'standFor', address('pool'), address('usdc'))
  }
  await send(minter, 'pool', 'setIndexes', address('usdc'), 10n ** 27n, 10n ** 27n)
  await initialize('vault', 'Savings USDC', 'sUSDC', address('usdc'))
  await initialize('stranger', 'Somebody Else USDC', 'xUSDC', address('usdc'))
  await initialize('outer', 'Vault of lent USDC', 'vaUSDC', address('aUsdc'))
  await initialize('pair', 'Uniswap V2', 'UNI-V2', 18)
  await send(minter, 'pair', 'open', address('factory'), address('usdc'), address('weth'))
  await send(minter, 'factory', 'setPair', address('usdc'), address('weth'), address('pair'))
  await send(minter, 'falsePair', 'open', address('factory'), address('usdc'), address('weth'))
  await send(minter, 'wsteth', 'setRate', 1_236_018_912_345_678_901n)
  await send(minter, 'reth', 'setRate', 1_151_000_000_000_000_007n)
  await send(minter, 'comet', 'open', address('usdc'), [address('weth')])
  await send(minter, 'rangeFactory', 'setPool', address('usdc'), address('weth'), 3000, address('rangePool'))
  for (const [index, place] of (
    ['huge', 'ofItself', 'burner', 'byBlock', 'byCaller', 'megabyte'] as const
  ).entries()) {
    await send(minter, place, 'lie', address('usdc'), index)
  }
  // The others of a pool, so that there is something to borrow and to swap with.
  await fund(minter, { usdc: 10n ** 15n, weth: 10n ** 24n })
  await send(minter, 'pool', 'supply', address('usdc'), 10n ** 13n)
  await send(minter, 'comet', 'supply', address('usdc'), 10n ** 13n)
  await send(minter, 'pair', 'deposit', 2n * 10n ** 12n, 10n ** 21n)

  return {
    ...node,
    chainId,
    chain: { ...filled(findChain(chainId)), anchors },
    minter,
    send,
    fund,
    read,
    asset,
    address,
    test,
    reader,
  }
}

export type PositionWorld = Awaited<ReturnType<typeof startPositionWorld>>
