import { describe, expect, test } from 'vitest'
import { withLiveDefaults } from './chain-settings.ts'
import { identifyPorts, identifySources } from './identify-sources.ts'
import type { ProviderSettings } from './provider-settings.ts'
import type { Ports } from './providers/define-provider.ts'
import { providers } from './providers/index.ts'
import { knownChain } from './testing/open-provider.ts'

/** Every setting that a provider names, each with a value of its own. */
const names = [...new Set(providers.flatMap(({ needs, uses }) => [...needs, ...uses]))]
const isList = (name: string) => name === 'ETH_RPC_URLS' || name === 'NEWS_FEEDS'
const exampleOf = (name: string, host: string) => {
  const url = `https://${name.toLowerCase().replaceAll('_', '-')}.${host}`
  return isList(name) ? [url, `${url}/second`] : name.endsWith('_API_KEY') ? `secret of ${name}` : url
}
const settings: ProviderSettings = Object.fromEntries(names.map((name) => [name, exampleOf(name, 'example')]))
const ports = [...new Set(providers.flatMap(({ fills }) => fills))]
const idOf = (port: keyof Ports, given: ProviderSettings, registry = providers) =>
  identifyPorts(registry, given, [port])

/** Every port with every setting that a provider of it names. */
const cases = ports.flatMap((port) =>
  providers
    .filter(({ fills }) => fills.includes(port))
    .flatMap(({ needs, uses }) => [...needs, ...uses].map((name) => [port, name] as const)),
)

describe('the id of the sources of a port', () => {
  test.each(cases)('%s: is another one as soon as %s is another one, or is not there', (port, name) => {
    const before = idOf(port, settings)
    const { [name]: _, ...without } = settings
    expect(idOf(port, without)).not.toBe(before)
    if (!name.endsWith('_API_KEY')) {
      expect(idOf(port, { ...settings, [name]: exampleOf(name, 'other') })).not.toBe(before)
    }
    expect(idOf(port, { ...settings })).toBe(before)
  })

  test.each(cases.filter(([, name]) => isList(name)))(
    '%s: is another one in another order of %s',
    (port, name) => {
      const turned = [...(settings[name] as readonly string[])].reverse()
      expect(idOf(port, { ...settings, [name]: turned })).not.toBe(idOf(port, settings))
    },
  )

  test.each(ports)('%s: is another one when the sources are asked in another order', (port) => {
    const turned = idOf(port, settings, [...providers].reverse())
    const isAlone = providers.filter(({ fills }) => fills.includes(port)).length === 1
    expect(turned === idOf(port, settings)).toBe(isAlone)
  })

  test.each(ports)('%s: stays as it is when a source that does not fill it changes', (port) => {
    const own = new Set(cases.flatMap(([of, name]) => (of === port ? [name] : [])))
    const others = Object.fromEntries(
      names.filter((name) => !own.has(name)).map((name) => [name, exampleOf(name, 'other')]),
    )
    expect(idOf(port, { ...settings, ...others })).toBe(idOf(port, settings))
  })

  test('stays when a key is replaced by another one, and is of sixteen digits: no key can be read from it', () => {
    const keys = names.filter((name) => name.endsWith('_API_KEY'))
    const renewed = { ...settings, ...Object.fromEntries(keys.map((name) => [name, 'a new one'])) }
    for (const port of ports) {
      expect(idOf(port, renewed)).toBe(idOf(port, settings))
      expect(idOf(port, settings)).toMatch(/^[0-9a-f]{16}$/)
    }
  })

  test('of two ports is not that of one of them', () => {
    const both = identifyPorts(providers, settings, ['gasOracle', 'prices'])
    expect(new Set([both, idOf('gasOracle', settings), idOf('prices', settings)]).size).toBe(3)
  })
})

describe('the world', () => {
  const worldOf = (given: ProviderSettings) => identifySources(given, [knownChain(1)]).world
  const live: ProviderSettings = withLiveDefaults({}, [knownChain(1)])

  test('is the public one with public sources, whichever they are', () => {
    expect(worldOf(live)).toBe('')
    expect(worldOf({ ...live, MORALIS_API_KEY: 'a key', BLOCKSCOUT_URL: 'https://other.example' })).toBe('')
  })

  test('is one of its own for each set of private sources', () => {
    const node = worldOf({ ...live, ETH_RPC_URLS: ['http://127.0.0.1:8545'] })
    const other = worldOf({ ...live, ETH_RPC_URLS: ['http://127.0.0.1:8546'] })
    const prices = worldOf({ ...live, DEFILLAMA_URL: 'http://127.0.0.1:9000' })
    expect(new Set(['', node, other, prices]).size).toBe(4)
    expect(worldOf({ ...live, ETH_RPC_URLS: ['https://eth.merkle.io', 'http://127.0.0.1:8545'] })).toBe(node)
  })

  test('does not hang on who tells news, exchange rates and gas, answers questions or keeps pictures', () => {
    expect(
      worldOf({
        ...live,
        NEWS_FEEDS: ['http://127.0.0.1:1'],
        OPEN_ER_API_URL: 'http://127.0.0.1:2',
        GEMINI_URL: 'http://127.0.0.1:3',
        GEMINI_API_KEY: 'a key',
        ETHERSCAN_URL: 'http://127.0.0.1:4',
        ETHERSCAN_API_KEY: 'a key',
        IPFS_GATEWAY_URL: 'http://127.0.0.1:8080',
      }),
    ).toBe('')
  })

  test('is not changed by a private source that is off', () => {
    expect(worldOf({ ...live, MORALIS_URL: 'http://127.0.0.1:1' })).toBe('')
  })
})
