import { type AssetId, toAssetId } from '@pkg/api-contract'
import { findChain } from '@pkg/chains'
import { describe, expect, test } from 'vitest'
import { toFacts } from './to-facts.ts'

describe('toFacts', () => {
  const ofNothing = toFacts(new Map(), { tokens: null, recorded: [], unasked: new Set<AssetId>() })

  test.each([
    [1, 'ETH', 'Ether'],
    [8453, 'ETH', 'Ether'],
    [137, 'POL', 'POL'],
    [56, 'BNB', 'BNB'],
    [43114, 'AVAX', 'Avalanche'],
  ])('names the coin of chain %i, where a wallet neither holds nor moved it', (chainId, symbol, name) => {
    const coin = ofNothing(toAssetId({ chainId, address: 'native' }))

    expect(coin).toMatchObject({ symbol, name, decimals: findChain(chainId)?.native.decimals })
  })

  test('knows no name of a token that nobody told of', () => {
    const token = ofNothing(
      toAssetId({ chainId: 137, address: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359' }),
    )

    expect(token).toEqual({ symbol: null, name: null, decimals: null, logo: null, spam: false })
  })
})
