import type { MovedAsset } from '@pkg/api-contract'
import { expect, it } from 'vitest'
import { nameMovedAssets } from './name-moved-assets.ts'

const bridged = '0x2791bca1f2de4661ed88a30c99a7a9449aa84174'
const own = '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359'
const nameless = '0x5a0db0c0000000000000000000000000000000a1'
const chainName = (chainId: number) => (chainId === 1 ? 'Ethereum' : 'Polygon PoS')

function moved(
  chainId: number,
  asset: string,
  symbol: string | null,
  name: string | null = null,
): MovedAsset {
  return {
    chainId,
    asset: asset as MovedAsset['asset'],
    symbol,
    name,
    logo: null,
    decimals: 6,
    hidden: false,
  }
}

it('tells namesakes of one chain apart by their contract, and those of two chains by the chain', () => {
  const assets = [
    moved(137, own, 'USDC', 'USD Coin'),
    moved(137, bridged, 'USDC', 'USD Coin (PoS)'),
    moved(1, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', 'USDC', 'USD Coin'),
  ]
  expect(nameMovedAssets(assets, chainName)).toEqual([
    { value: `137:${own}`, label: 'USDC on Polygon PoS, 0x3c49…3359' },
    { value: `137:${bridged}`, label: 'USDC on Polygon PoS, 0x2791…4174' },
    { value: '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', label: 'USDC on Ethereum' },
  ])
})

it('names those without a name last and in few letters, and no chain where there is one', () => {
  const assets = [
    moved(1, nameless, null),
    moved(1, 'native', 'ETH', 'Ether'),
    moved(1, own, null, 'Harbour'),
  ]
  expect(nameMovedAssets(assets, undefined).map(({ label }) => label)).toEqual([
    'ETH',
    'Harbour',
    'Unnamed 0x5a0d…00a1',
  ])
})

it('leaves the coin of a chain its plain name beside a token that calls itself so', () => {
  const assets = [moved(1, 'native', 'ETH'), moved(1, own, 'ETH')]
  expect(nameMovedAssets(assets, undefined).map(({ label }) => label)).toEqual(['ETH', 'ETH, 0x3c49…3359'])
})
