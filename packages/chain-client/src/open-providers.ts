import { ETHEREUM, type ProviderHealth, type ProviderStatus } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { Turns } from '@pkg/keep-fresh'
import type { Dispatcher } from 'undici'
import type { Budget } from './budgets/budget.ts'
import { createMeter, type Meter } from './budgets/create-meter.ts'
import type { ChainClientOptions } from './chain-client-options.ts'
import { chainSettings } from './chain-settings.ts'
import { identifyPorts } from './identify-sources.ts'
import { createLines, type Line } from './outbound/create-line.ts'
import { createGetDocument } from './outbound/get-document.ts'
import { createHttpClient } from './outbound/http-client.ts'
import { isPrivateUrl } from './outbound/is-private-url.ts'
import type { GetResource } from './outbound/resource.ts'
import { type CircuitBreaker, createCircuitBreaker } from './policies/circuit-breaker.ts'
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

/** The providers that speak of one chain, and those that speak of all. */
export interface ChainProviders {
  /** The sources of the named ports. Whoever keeps answers asks through these alone, so that no source is forgotten. */
  select<K extends keyof Ports>(...ports: K[]): Sources<K>
  /** Counts an answer that came from the cache, by the name of its source. */
  countCacheHit(source: string): void
}

export interface OpenProviders {
  on(chain: Chain): ChainProviders
  list(): ProviderStatus[]
  /** Every provider's state with its counts since the start: calls, faults, and answers that the cache gave instead. */
  listHealth(): ProviderHealth[]
}

/** Free plans that serve many chains behind one address allow five calls a second. */
const CALLS_PER_HOST = 5

/** A provider that is open: for one chain, or once for all of them. */
interface Opened {
  /** What a person reads in a list of all. */
  label: string
  ports: Ports
  breaker: CircuitBreaker
  meter: Meter
  cacheHits: number
}

/** A provider of the registry: open everywhere, or by the ids of chains; null where it is not. */
interface Entry {
  provider: Provider
  everywhere: Opened | null
  byChain: Map<number, Opened | null> | null
}

/** What a person reads of one. */
interface Row {
  name: string
  open: Opened | null
}

/**
 * Creates every provider whose settings are there, each with its own health. One that reads chains is created once for
 * each, so that a chain that fails rests alone.
 */
export function openProviders(
  registry: readonly Provider[],
  {
    settings,
    chains,
    answers,
    turns,
    now,
    log,
    dispatcher,
    outside,
    getResource,
    budgets = {},
    book,
    caller,
  }: Pick<ChainClientOptions, 'settings' | 'answers' | 'now' | 'log' | 'budgets' | 'book' | 'caller'> & {
    chains: readonly Chain[]
    turns: Turns
    dispatcher: Dispatcher
    /** Reaches public addresses only: for wherever a configured source sends us. */
    outside: Dispatcher
    getResource: GetResource
  },
): OpenProviders {
  function open(provider: Provider, lineOf: (host: string) => Line, chain: Chain | null): Opened | null {
    const { name, reads } = provider
    const own = chain === null ? settings : chainSettings(settings, chain)
    if (!isConfigured(provider, own) || (chain !== null && reads?.(chain) === false)) return null
    const label = chain === null || chain.id === ETHEREUM ? name : `${name}, ${chain.name}`
    const budget = budgets[provider.id] ?? (isPublic(provider, own) ? provider.budget(own) : {})
    const isBounded = budget.perDay !== undefined || budget.perMinute !== undefined
    const meter = createMeter({
      ...{ provider: name, id: provider.id, book, caller, now },
      budget: isBounded ? budget : undefined,
    })
    const http = createHttpClient({ provider: name, dispatcher, outside, meter, now })
    const getDocument = createGetDocument({ provider: name, dispatcher, getResource, meter, now })
    const ports = provider.create({
      settings: pickSettings([...provider.needs, ...provider.uses], own),
      ...{
        http,
        getDocument,
        meter,
        getResource,
        lineOf,
        dispatcher,
        chains,
        chain,
        answers,
        turns,
        now,
        log,
      },
    })
    return { label, ports, meter, breaker: createCircuitBreaker({ provider: name, now }), cacheHits: 0 }
  }

  const opened = registry.map((provider): Entry => {
    const lineOf = createLines({ provider: provider.name, atOnce: CALLS_PER_HOST })
    if (provider.reads === null) return { provider, everywhere: open(provider, lineOf, null), byChain: null }
    const byChain = new Map(chains.map((chain) => [chain.id, open(provider, lineOf, chain)]))
    return { provider, everywhere: null, byChain }
  })
  const openedOn = ({ everywhere, byChain }: Entry, chain: Chain) =>
    byChain === null ? everywhere : (byChain.get(chain.id) ?? null)
  /** One line for each that is open, and one for a provider that is not open anywhere. */
  const lines = opened.flatMap(({ provider, everywhere, byChain }): Row[] => {
    const all = [everywhere, ...(byChain?.values() ?? [])].flatMap((one) => one ?? [])
    return all.length > 0
      ? all.map((one) => ({ name: one.label, open: one }))
      : [{ name: provider.name, open: null }]
  })

  const toStatus = ({ name, open }: Row): ProviderStatus => {
    if (open === null) return { name, state: 'off', lastSuccess: null }
    const { state, lastSuccess } = open.breaker.health()
    return { name, state, lastSuccess: lastSuccess === null ? null : new Date(lastSuccess).toISOString() }
  }

  return {
    on: (chain) => ({
      select: (...ports) => ({
        id: identifyPorts(registry, chainSettings(settings, chain), ports, chain),
        filling: (port) =>
          opened.flatMap((entry) => {
            const one = openedOn(entry, chain)
            const filled = entry.provider.fills.includes(port) ? one?.ports[port] : undefined
            return one && filled ? [{ name: entry.provider.name, port: filled, breaker: one.breaker }] : []
          }),
      }),
      countCacheHit(source) {
        // "Moralis, prices by DefiLlama" is an answer of Moralis.
        const name = source.split(', ')[0] ?? source
        const entry = opened.find(({ provider }) => provider.name === name)
        const one = entry && openedOn(entry, chain)
        if (one) one.cacheHits += 1
      },
    }),
    list: () => lines.map(toStatus),
    listHealth: () =>
      lines.map((line) => {
        const { calls, faults } = line.open?.breaker.health() ?? { calls: 0, faults: 0 }
        const { sent, held, budget } = line.open?.meter.read() ?? { sent: 0, held: 0, budget: null }
        const cacheHits = line.open?.cacheHits ?? 0
        return { ...toStatus(line), calls, faults, cacheHits, sent, held, budget: toBudget(budget) }
      }),
  }
}

/** Whether a provider is asked at a public address: what its plans allow there holds nowhere else. */
function isPublic({ needs }: Provider, settings: ProviderSettings): boolean {
  const urls = needs.flatMap((name) => settings[name] ?? []).filter((value) => URL.canParse(value))
  return urls.length > 0 && urls.every((url) => !isPrivateUrl(url))
}

const toBudget = (budget: Budget | null) =>
  budget && { perMinute: budget.perMinute ?? null, perDay: budget.perDay ?? null }

/** Only what a provider names. What it needs is there: whoever calls has checked that it is configured. */
function pickSettings(names: readonly (keyof ProviderSettings)[], settings: ProviderSettings) {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Required<ProviderSettings>
}
