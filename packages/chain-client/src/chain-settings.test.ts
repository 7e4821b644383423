import { chains } from '@pkg/chains'
import { describe, expect, test } from 'vitest'
import { chainSettings, withLiveDefaults } from './chain-settings.ts'
import { knownChain } from './testing/open-provider.ts'

const [ethereum, base, bnb] = [1, 8453, 56].map(knownChain) as [
  ReturnType<typeof knownChain>,
  ReturnType<typeof knownChain>,
  ReturnType<typeof knownChain>,
]

describe('the settings of one chain', () => {
  test('a plain name without a place for the chain is Ethereum’s alone', () => {
    const settings = { BLOCKSCOUT_URL: 'https://one.example', ETH_RPC_URLS: ['https://two.example'] }
    expect(chainSettings(settings, ethereum)).toMatchObject(settings)
    expect(chainSettings(settings, base)).toMatchObject({ BLOCKSCOUT_URL: '', ETH_RPC_URLS: [] })
  })

  test('a plain name with the place is for every chain, each with its own id', () => {
    const settings = {
      BLOCKSCOUT_URL: 'https://one.example/{chainId}/api/v2',
      ETH_RPC_URLS: ['https://two.example/{chainId}', 'https://three.example'],
    }
    expect(chainSettings(settings, base)).toMatchObject({
      BLOCKSCOUT_URL: 'https://one.example/8453/api/v2',
      ETH_RPC_URLS: ['https://two.example/8453'],
    })
    expect(chainSettings(settings, ethereum)).toMatchObject({
      BLOCKSCOUT_URL: 'https://one.example/1/api/v2',
      ETH_RPC_URLS: ['https://two.example/1', 'https://three.example'],
    })
  })

  test('its own setting comes before the plain one, and may switch off', () => {
    const settings = {
      BLOCKSCOUT_URL: 'https://one.example/{chainId}',
      BLOCKSCOUT_URL_8453: 'https://base.example',
      BLOCKSCOUT_URL_56: '',
    }
    expect(chainSettings(settings, base).BLOCKSCOUT_URL).toBe('https://base.example')
    expect(chainSettings(settings, bnb).BLOCKSCOUT_URL).toBe('')
    expect(chainSettings(settings, ethereum).BLOCKSCOUT_URL).toBe('https://one.example/1')
  })

  test('a key goes to the plain address, and never to that of a single chain', () => {
    const settings = {
      BLOCKSCOUT_URL: 'https://one.example/{chainId}',
      BLOCKSCOUT_API_KEY: 'secret',
      BLOCKSCOUT_URL_8453: 'https://base.example',
    }
    expect(chainSettings(settings, ethereum).BLOCKSCOUT_API_KEY).toBe('secret')
    expect(chainSettings(settings, base)).not.toHaveProperty('BLOCKSCOUT_API_KEY')
  })
})

describe('what is not given', () => {
  test('is what the entry of each chain names', () => {
    const settings = withLiveDefaults({}, chains)
    for (const chain of chains) {
      const own = chainSettings(settings, chain)
      expect(own.ETH_RPC_URLS).toEqual(chain.nodes)
      const host = chain.blockscoutHost
      expect(own.BLOCKSCOUT_URL || null).toBe(host === null ? null : `https://${host}/api/v2`)
    }
  })

  test('stays with the public services on other chains where a plain name is Ethereum’s', () => {
    const settings = withLiveDefaults({ BLOCKSCOUT_URL: 'https://one.example' }, chains)
    expect(chainSettings(settings, ethereum).BLOCKSCOUT_URL).toBe('https://one.example')
    expect(chainSettings(settings, base).BLOCKSCOUT_URL).toBe('https://base.blockscout.com/api/v2')
  })

  test.each([
    ['an empty plain name', '', ''],
    ['one for all chains', 'https://one.example/{chainId}', 'https://one.example/8453'],
  ])('%s holds for every chain', (_, given, expected) => {
    const settings = withLiveDefaults({ BLOCKSCOUT_URL: given }, chains)
    expect(chainSettings(settings, base).BLOCKSCOUT_URL).toBe(expected)
    const own = withLiveDefaults(
      { BLOCKSCOUT_URL: given, BLOCKSCOUT_URL_8453: 'https://base.example' },
      chains,
    )
    expect(chainSettings(own, base).BLOCKSCOUT_URL).toBe('https://base.example')
  })

  test('is with a key the one address of all chains, where the public service has the chain', () => {
    const settings = withLiveDefaults({ BLOCKSCOUT_API_KEY: 'secret' }, chains)
    expect(chainSettings(settings, base)).toMatchObject({
      BLOCKSCOUT_URL: 'https://api.blockscout.com/8453/api/v2',
      BLOCKSCOUT_API_KEY: 'secret',
    })
    expect(chainSettings(settings, bnb).BLOCKSCOUT_URL).toBe('')
  })
})
