import type { ProviderHealth, ProviderStatus } from '@pkg/api-contract'
import type { Dispatcher } from 'undici'
import type { ChainClientOptions } from './chain-client-options.ts'
import { identifyPorts } from './identify-sources.ts'
import { createGetDocument } from './outbound/get-document.ts'
import { createHttpClient } from './outbound/http-client.ts'
import type { GetResource } from './outbound/resource.ts'
import { createCircuitBreaker } from './policies/circuit-breaker.ts'
import type { Candidate } from './policies/with-fallback.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { isConfigured, type Ports, type Provider } from './providers/define-provider.ts'

/** The sources of some ports. */
export interface Sources<K extends keyof Ports = keyof Ports> {
  /** What answers of these sources are kept under; another one as soon as a source is another one. */
  id: string
  /** Those that fill a port, in the order of the registry. */
  filling<P extends K>(port: P): Candidate<NonNullable<Ports[P]>>[]
}

export interface OpenProviders {
  /** The sources of the named ports. Whoever keeps answers asks through these alone, so that no source is forgotten. */
  select<K extends keyof Ports>(...ports: K[]): Sources<K>
  list(): ProviderStatus[]
  /** Every provider's state with its counts since the start: calls, faults, and answers that the cache gave instead. */
  listHealth(): ProviderHealth[]
  /** Counts an answer that came from the cache, by the name of its source. */
  countCacheHit(source: string): void
}

/** Creates every provider whose settings are there, each with its own health. */
export function openProviders(
  registry: readonly Provider[],
  {
    settings,
    now,
    log,
    dispatcher,
    outside,
    getResource,
  }: Pick<ChainClientOptions, 'settings' | 'now' | 'log'> & {
    dispatcher: Dispatcher
    /** Reaches public addresses only: for wherever a configured source sends us. */
    outside: Dispatcher
    getResource: GetResource
  },
): OpenProviders {
  const opened = registry.map((provider) => {
    const { name, fills } = provider
    if (!isConfigured(provider, settings)) return { name, fills, open: null }
    const http = createHttpClient({ provider: name, dispatcher, outside, now })
    const getDocument = createGetDocument({ provider: name, dispatcher, getResource, now })
    const context = {
      settings: pickSettings([...provider.needs, ...provider.uses], settings),
      http,
      getDocument,
      getResource,
      dispatcher,
      now,
      log,
    }
    return {
      name,
      fills,
      open: { ports: provider.create(context), breaker: createCircuitBreaker({ provider: name, now }) },
    }
  })

  const cacheHits = new Map<string, number>()

  function list(): ProviderStatus[] {
    return opened.map(({ name, open }) => {
      if (open === null) return { name, state: 'off', lastSuccess: null }
      const { state, lastSuccess } = open.breaker.health()
      return { name, state, lastSuccess: lastSuccess === null ? null : new Date(lastSuccess).toISOString() }
    })
  }

  return {
    select: (...ports) => ({
      id: identifyPorts(registry, settings, ports),
      filling: (port) =>
        opened.flatMap(({ name, fills, open }) => {
          const filled = fills.includes(port) ? open?.ports[port] : undefined
          return open && filled ? [{ name, port: filled, breaker: open.breaker }] : []
        }),
    }),
    list,
    listHealth: () =>
      list().map((status, index) => {
        const { calls, faults } = opened[index]?.open?.breaker.health() ?? { calls: 0, faults: 0 }
        return { ...status, calls, faults, cacheHits: cacheHits.get(status.name) ?? 0 }
      }),
    countCacheHit(source) {
      // "Moralis, prices by DefiLlama" is an answer of Moralis.
      const name = source.split(', ')[0] ?? source
      cacheHits.set(name, (cacheHits.get(name) ?? 0) + 1)
    },
  }
}

/** Only what a provider names. What it needs is there: whoever calls has checked that it is configured. */
function pickSettings(names: readonly (keyof ProviderSettings)[], settings: ProviderSettings) {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Required<ProviderSettings>
}
