import { type Abi, type Address, encodeFunctionData, type Hex, parseEther, parseUnits } from 'viem'
import { liars } from '../../catalogue/liars.ts'
import { lendingPool, trialTokens } from '../../catalogue/trials.ts'
import { wallets } from '../../catalogue/wallets.ts'
import * as artifacts from '../artifacts.generated.ts'
import { type Call, mintCall, transferCall } from '../calls.ts'

const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const dai: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F'

/** What stands at the addresses that products know of the real mainnet, three contracts that nobody knows, and those that lie. */
const contracts = {
  usdc: { ...artifacts.sandboxToken, address: usdc },
  weth: { ...artifacts.sandboxToken, address: weth },
  dai: { ...artifacts.sandboxToken, address: dai },
  pool: { ...artifacts.lendingPool, address: lendingPool },
  lent: { ...artifacts.reserveToken, address: trialTokens.lent.address },
  savings: { ...artifacts.vault, address: '0x83F20F44975D03b1b09e64809B757c47f942BEeA' },
  lentVault: { ...artifacts.vault, address: '0xa3931d71877C0E7a3148CB7Eb4463524FEc27fbD' },
  stranger: { ...artifacts.vault, address: '0x5a0db0c0000000000000000000000000000000d0' },
  pairFactory: { ...artifacts.pairFactory, address: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f' },
  pair: { ...artifacts.pair, address: '0x5a0db0c0000000000000000000000000000000d1' },
  steth: { ...artifacts.rebasingToken, address: '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84' },
  wsteth: { ...artifacts.stakedToken, address: '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0' },
  reth: { ...artifacts.stakedToken, address: '0xae78736Cd615f374D3085123A210448E74Fc6393' },
  market: { ...artifacts.lendingMarket, address: '0xc3d688B66703497DAA19211EEdff47f25384cdc3' },
  manager: { ...artifacts.positionManager, address: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88' },
  rangeFactory: { ...artifacts.priceRangeFactory, address: '0x1F98431c8aD98523631AE4a59f267346ea31F984' },
  falsePair: { ...artifacts.pair, address: liars.falsePair },
  huge: { ...artifacts.lyingVault, address: liars.huge },
  ofItself: { ...artifacts.lyingVault, address: liars.ofItself },
  burner: { ...artifacts.lyingVault, address: liars.burner },
  byBlock: { ...artifacts.lyingVault, address: liars.byBlock },
  byCaller: { ...artifacts.lyingVault, address: liars.byCaller },
  megabyte: { ...artifacts.lyingVault, address: liars.megabyte },
  rangePool: { ...artifacts.priceRangePool, address: '0x5a0db0c0000000000000000000000000000000d2' },
} as const satisfies Record<string, { abi: Abi; bytecode: Hex; address: Address }>

type Contract = keyof typeof contracts
const placedElsewhere: readonly Contract[] = ['usdc', 'weth', 'dai', 'pool', 'lent']

/** The code of what stands nowhere else in the sandbox. */
export const positionCode = Object.entries(contracts)
  .filter(([name]) => !placedElsewhere.includes(name as Contract))
  .map(([, { address, bytecode }]) => ({ address, bytecode }))

const owner = wallets.inside.address
const exchange = wallets.exchange.address

function call(from: Address, contract: Contract, functionName: string, ...args: unknown[]): Call {
  const { abi, address } = contracts[contract]
  return { from, to: address, data: encodeFunctionData({ abi: abi as Abi, functionName, args }) }
}

const approve = (from: Address, token: Contract, spender: Contract) =>
  call(from, token, 'approve', contracts[spender].address, 2n ** 255n)

/** What the contracts are, and the stock of others in them. */
export function preparePositions(): Call[] {
  return [
    // The wallet pays for its own calls in the next block.
    transferCall('native', exchange, owner, parseEther('3')),
    call(exchange, 'savings', 'initialize', 'Savings Dai', 'sDAI', dai),
    call(exchange, 'lentVault', 'initialize', 'Vault of lent USDC', 'vaUSDC', contracts.lent.address),
    call(exchange, 'stranger', 'initialize', 'Harbour Yield USDC', 'hyUSDC', usdc),
    call(exchange, 'pair', 'initialize', 'Uniswap V2', 'UNI-V2', 18),
    call(exchange, 'pair', 'open', contracts.pairFactory.address, usdc, weth),
    call(exchange, 'pairFactory', 'setPair', usdc, weth, contracts.pair.address),
    call(exchange, 'falsePair', 'initialize', 'Uniswap V2', 'UNI-V2', 18),
    call(exchange, 'falsePair', 'open', contracts.pairFactory.address, usdc, weth),
    // In the order in which the contract numbers its lies.
    ...(['huge', 'ofItself', 'burner', 'byBlock', 'byCaller', 'megabyte'] as const).map((liar, lie) =>
      call(exchange, liar, 'lie', usdc, lie),
    ),
    call(exchange, 'wsteth', 'initialize', 'Wrapped liquid staked Ether 2.0', 'wstETH', 18),
    call(exchange, 'wsteth', 'setRate', parseEther('1.236')),
    call(exchange, 'reth', 'initialize', 'Rocket Pool ETH', 'rETH', 18),
    call(exchange, 'reth', 'setRate', parseEther('1.151')),
    call(exchange, 'market', 'open', usdc, [weth]),
    call(exchange, 'rangeFactory', 'setPool', usdc, weth, 3000, contracts.rangePool.address),
    // A price of 2,500 dollars: the root of 10^18 / (2,500 × 10^6), times 2^96.
    call(exchange, 'rangePool', 'setPrice', 20_000n << 96n, 198_079),
    approve(exchange, 'usdc', 'pair'),
    approve(exchange, 'weth', 'pair'),
    approve(exchange, 'usdc', 'market'),
    call(exchange, 'pair', 'deposit', parseUnits('1000000', 6), parseEther('400')),
    call(exchange, 'market', 'supply', usdc, parseUnits('100000', 6)),
  ]
}

/** One position of every kind for the wallet that shows them. */
export function openPositions(): Call[] {
  return [
    transferCall(usdc, exchange, owner, parseUnits('40000', 6)),
    transferCall(weth, exchange, owner, parseEther('12')),
    transferCall(dai, exchange, owner, parseEther('9000')),
    ...(['pool', 'stranger', 'pair', 'market'] as const).map((spender) => approve(owner, 'usdc', spender)),
    ...(['pair', 'market'] as const).map((spender) => approve(owner, 'weth', spender)),
    approve(owner, 'dai', 'savings'),
    approve(owner, 'lent', 'lentVault'),
    call(owner, 'pool', 'supply', usdc, parseUnits('14000', 6)),
    call(owner, 'pool', 'borrow', usdc, parseUnits('3500', 6)),
    call(exchange, 'pool', 'setHealthFactor', owner, parseEther('2.48')),
    call(owner, 'lentVault', 'deposit', parseUnits('2000', 6), owner),
    call(owner, 'savings', 'deposit', parseEther('8000'), owner),
    // What the vault earned since.
    transferCall(dai, exchange, contracts.savings.address, parseEther('212.5')),
    call(owner, 'stranger', 'deposit', parseUnits('500', 6), owner),
    call(owner, 'pair', 'deposit', parseUnits('5000', 6), parseEther('2')),
    call(owner, 'market', 'supply', weth, parseEther('4')),
    call(owner, 'market', 'withdraw', usdc, parseUnits('3000', 6)),
    ...(['steth', 'wsteth', 'reth'] as const).map((token) =>
      mintCall(contracts[token].address, exchange, owner, parseEther('1.5')),
    ),
    call(owner, 'manager', 'open', owner, 886_154n, {
      ...{ nonce: 0n, operator: exchange, token0: usdc, token1: weth, fee: 3000 },
      ...{ tickLower: 196_020, tickUpper: 200_040, liquidity: 4n * 10n ** 14n },
      ...{ feeGrowthInside0LastX128: 0n, feeGrowthInside1LastX128: 0n },
      ...{ tokensOwed0: 3_250_000n, tokensOwed1: parseEther('0.0011') },
    }),
  ]
}
