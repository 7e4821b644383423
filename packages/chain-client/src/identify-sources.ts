import { createHash } from 'node:crypto'
import { ETHEREUM } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import { chainSettings, type UpstreamSettings } from './chain-settings.ts'
import { isPrivateUrl } from './outbound/is-private-url.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { isConfigured, type Ports, type Provider } from './providers/define-provider.ts'
import { providers } from './providers/index.ts'

/** Names under which readings are kept, by the sources they came from: digests that give away no address and no key. */
export interface SourceIdentities {
  /**
   * The world that balances, movements and prices are of. Empty where every source has a public address: they all
   * speak of the same chains and their markets. A source on this machine or in a private network may stand for
   * anything, so that each set of those is a world of its own.
   */
  world: string
  closingPrices: string
  names: string
}

/** Which sources these settings open for the chains that are read, for whoever keeps what they answered. */
export function identifySources(settings: UpstreamSettings, chains: readonly Chain[]): SourceIdentities {
  return {
    world: identifyWorld(settings, chains),
    closingPrices: identifyPorts(providers, settings, ['priceHistory', 'hourPrices']),
    // Names are Ethereum's, whichever chains are read.
    names: identifyPorts(providers, chainSettings(settings, { id: ETHEREUM }), ['names']),
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
  /** Of which the settings are; sources that do not know it are left out. */
  chain?: Chain,
): string {
  const filling = ports.map((port) => [
    port,
    registry
      .filter((provider) => provider.fills.includes(port) && isConfigured(provider, settings))
      .filter(({ reads }) => chain === undefined || reads?.(chain) !== false)
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
  'mints',
  'receipts',
  'names',
  'prices',
  'priceHistory',
  'hourPrices',
]

function identifyWorld(settings: UpstreamSettings, chains: readonly Chain[]): string {
  const urls = chains.flatMap((chain) => {
    const own = chainSettings(settings, chain)
    return providers
      .filter((provider) => provider.reads?.(chain) !== false && isConfigured(provider, own))
      .filter(({ fills }) => WORLD_PORTS.some((port) => fills.includes(port)))
      .flatMap(({ needs }) => needs.filter((name) => !isKey(name)))
      .flatMap((name) => own[name] ?? [])
  })
  const own = [...new Set(urls.filter(isPrivateUrl))].sort()
  return own.length === 0 ? '' : digest(own)
}

const isKey = (name: keyof ProviderSettings) => name.endsWith('_API_KEY')
const hasValue = (value: string | readonly string[] | undefined) => value !== undefined && value.length > 0

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
