import { createHash } from 'node:crypto'
import { isPrivateUrl } from './outbound/is-private-url.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { isConfigured, type Ports, type Provider } from './providers/define-provider.ts'
import { providers } from './providers/index.ts'

/** Names under which readings are kept, by the sources they came from: digests that give away no address and no key. */
export interface SourceIdentities {
  /**
   * The world that balances, movements and prices are of. Empty where every source has a public address: they all
   * speak of Ethereum mainnet and its markets. A source on this machine or in a private network may stand for
   * anything, so that each set of those is a world of its own.
   */
  world: string
  closingPrices: string
  names: string
}

/** Which sources these settings open, for whoever keeps what they answered. */
export function identifySources(settings: ProviderSettings): SourceIdentities {
  return {
    world: identifyWorld(settings),
    closingPrices: identifyPorts(providers, settings, ['priceHistory', 'hourPrices']),
    names: identifyPorts(providers, settings, ['names']),
  }
}

/**
 * A digest of everything that decides what some ports answer: the providers that fill them, in the order in which they
 * are asked, each with the settings that it names. Of a key only whether there is one: a new key opens the same source.
 */
export function identifyPorts(
  registry: readonly Provider[],
  settings: ProviderSettings,
  ports: readonly (keyof Ports)[],
): string {
  const filling = ports.map((port) => [
    port,
    registry
      .filter((provider) => provider.fills.includes(port) && isConfigured(provider, settings))
      .map(({ id, needs, uses }) => [
        id,
        [...needs, ...uses].map((name) => [name, isKey(name) ? hasValue(settings[name]) : settings[name]]),
      ]),
  ])
  return digest(filling)
}

const WORLD_PORTS: readonly (keyof Ports)[] = [
  'walletData',
  'balances',
  'movements',
  'blockBalances',
  'names',
  'prices',
  'priceHistory',
  'hourPrices',
]

function identifyWorld(settings: ProviderSettings): string {
  const telling = providers.filter(
    (provider) =>
      isConfigured(provider, settings) && WORLD_PORTS.some((port) => provider.fills.includes(port)),
  )
  const urls = telling
    .flatMap(({ needs }) => needs.filter((name) => !isKey(name)))
    .flatMap((name) => settings[name] ?? [])
  const own = [...new Set(urls.filter(isPrivateUrl))].sort()
  return own.length === 0 ? '' : digest(own)
}

const isKey = (name: keyof ProviderSettings) => name.endsWith('_API_KEY')
const hasValue = (value: string | readonly string[] | undefined) => value !== undefined && value.length > 0

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
