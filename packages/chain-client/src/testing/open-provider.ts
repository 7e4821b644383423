import { type Chain, findChain } from '@pkg/chains'
import { createMemoryStore, noTurns, type TextStore } from '@pkg/keep-fresh'
import { Agent, type Dispatcher } from 'undici'
import type { UpstreamSettings } from '../chain-settings.ts'
import { openProviders } from '../open-providers.ts'
import { createGetResource } from '../outbound/create-get-resource.ts'
import { createGuardedAgent } from '../outbound/guarded-connect.ts'
import type { ProviderSettings } from '../provider-settings.ts'
import type { Ports, Provider } from '../providers/define-provider.ts'

/** The moment of every test that needs one. */
export const NOON = Date.UTC(2026, 2, 1, 12)

/**
 * A provider on given settings, as the client builds it for a chain, and what to call when the test is done. `outside`
 * reaches wherever it is redirected to.
 */
export function openProvider(
  provider: Provider,
  settings: UpstreamSettings,
  outside: Dispatcher = createGuardedAgent(),
  chain: Chain = knownChain(1),
  { now = () => NOON, answers = createMemoryStore() }: { now?: () => number; answers?: TextStore } = {},
): { ports: Ports; close(): Promise<void> } {
  const dispatcher = new Agent()
  const getResource = createGetResource({ gateway: settings.IPFS_GATEWAY_URL, dispatcher, outside })
  const open = openProviders([provider], {
    settings,
    chains: [chain],
    answers,
    turns: noTurns,
    now,
    log: () => {},
    dispatcher,
    outside,
    getResource,
  })
  const ports: Ports = {}
  for (const name of provider.fills) {
    const [first] = open.on(chain).select(name).filling(name)
    if (first !== undefined) Object.assign(ports, { [name]: first.port })
  }
  return {
    ports,
    async close() {
      await Promise.all([dispatcher.destroy(), outside.destroy()])
    },
  }
}

/** A chain of the registry; a test that names one without an entry fails. */
export function knownChain(id: number): Chain {
  const chain = findChain(id)
  if (chain === undefined) throw new Error(`there is no entry of chain ${id}`)
  return chain
}

/** The settings of a sandbox, as the product reads them. */
export function toSettings(env: Readonly<Record<string, string>>): ProviderSettings {
  const { ETH_RPC_URLS = '', NEWS_FEEDS = '', ...rest } = env
  return { ...rest, ETH_RPC_URLS: toList(ETH_RPC_URLS), NEWS_FEEDS: toList(NEWS_FEEDS) }
}

const toList = (text: string) => text.split(',').filter((url) => url !== '')

/** Fails the test that asks a provider for a port that it does not fill. */
export function filled<T>(port: T | undefined): T {
  if (port === undefined) throw new Error('the provider does not fill this port')
  return port
}
