import type { Address } from 'viem'
import { parseEther, parseUnits } from 'viem'
import { lendingPool } from './trials.ts'
import { wallets } from './wallets.ts'

/** A position as Moralis tells it. It reads contracts of its own, so that not all of them stand on the local chain. */
export interface ClaimedPosition {
  readonly wallet: Address
  readonly chainId: number
  readonly protocol: {
    readonly id: string
    readonly name: string
    readonly url: string
    readonly logo: string
  }
  readonly label: string
  readonly address: Address | null
  readonly tokens: readonly ClaimedToken[]
  /** What only some kinds have. */
  readonly details?: Readonly<Record<string, unknown>>
}

interface ClaimedToken {
  readonly type: 'supplied' | 'borrowed' | 'reward' | 'defi-token'
  readonly token: Address | 'native'
  readonly amount: bigint
}

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const steth = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'
const rangePool = '0x5a0db0c0000000000000000000000000000000d2'

const protocol = (id: string, name: string, url: string) => ({
  ...{ id, name, url },
  logo: `https://cdn.moralis.io/defi/${id.split('-')[0]}.png`,
})
const aave = protocol('aave-v3', 'Aave V3', 'https://app.aave.com')
const uniswap = protocol('uniswap-v3', 'Uniswap v3', 'https://app.uniswap.org')
const lido = protocol('lido', 'Lido', 'https://stake.lido.fi')
const eigenLayer = protocol('eigenlayer', 'EigenLayer', 'https://app.eigenlayer.xyz')
const pendle = protocol('pendle', 'Pendle', 'https://app.pendle.finance')

/** Ether at a validator, which no token stands for. */
const restaked = (wallet: Address, amount: bigint): ClaimedPosition => ({
  ...{ wallet, chainId: 1, protocol: eigenLayer, label: 'staking' },
  address: '0x91E677b07F7AF907ec9a428aafA9fc14a0d3A338',
  tokens: [{ type: 'supplied', token: 'native', amount }],
})

const inside = wallets.inside.address

/** What is claimed of the wallets: of `inside` three that everybody can read on the chain, and two that nobody can. */
export const claimedPositions: readonly ClaimedPosition[] = [
  restaked(wallets.main.address, parseEther('0.75')),
  restaked(inside, parseEther('2')),
  {
    ...{ wallet: inside, chainId: 1, protocol: pendle, label: 'liquidity' },
    address: '0xcDd26Eb5EB2Ce0f203a84553853667aE69Ca29Ce',
    tokens: [
      { type: 'supplied', token: usdc, amount: parseUnits('1200', 6) },
      { type: 'supplied', token: dai, amount: parseEther('800') },
      { type: 'reward', token: weth, amount: parseEther('0.013') },
    ],
  },
  {
    ...{ wallet: inside, chainId: 1, protocol: uniswap, label: 'liquidity', address: rangePool },
    tokens: [
      { type: 'supplied', token: usdc, amount: parseUnits('1900', 6) },
      { type: 'supplied', token: weth, amount: parseEther('0.8') },
      { type: 'reward', token: usdc, amount: 3_250_000n },
      { type: 'reward', token: weth, amount: parseEther('0.0011') },
    ],
    details: {
      ...{
        fee_tier: 0.3,
        range_tnd: null,
        reserves: ['1900', '0.8'],
        current_price: 2500,
        is_in_range: true,
      },
      ...{
        price_lower: 1870,
        price_upper: 2800,
        price_label: 'USDC per WETH',
        liquidity: 400_000_000_000_000,
      },
      ...{ pool_address: rangePool, position_key: '886154' },
    },
  },
  {
    ...{ wallet: inside, chainId: 1, protocol: lido, label: 'staking', address: steth },
    tokens: [
      { type: 'defi-token', token: steth, amount: parseEther('1.5') },
      { type: 'supplied', token: 'native', amount: parseEther('1.5') },
    ],
  },
  {
    ...{ wallet: inside, chainId: 1, protocol: aave, label: 'borrowed', address: lendingPool },
    tokens: [{ type: 'borrowed', token: usdc, amount: parseUnits('3500', 6) }],
    details: { is_debt: true, is_variable_debt: true, is_stable_debt: false },
  },
]
