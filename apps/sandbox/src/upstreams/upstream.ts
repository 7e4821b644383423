import type { FastifyInstance } from 'fastify'
import { type ChainEntry, ethereum } from '../catalogue/chains.ts'
import type { Chain } from '../chain/create-chain.ts'
import type { Clock } from '../clock.ts'
import type { Prices } from '../prices/create-prices.ts'

/** What every stand-in answers from. */
export interface World {
  /** The chain that is asked about; Ethereum for what speaks of several. */
  readonly chain: Chain
  readonly chains: readonly Chain[]
  readonly clock: Clock
  readonly prices: Prices
}

/** A stand-in for one upstream, mounted under `/<name>`. */
export interface Upstream {
  readonly name: string
  /** The settings that point the product at it, from the address of the sandbox. */
  env(url: string): Readonly<Record<string, string>>
  /** The bodies with which this upstream refuses. */
  readonly refusals: { readonly rateLimit: unknown; readonly quota?: { status: number; body: unknown } }
  register(app: FastifyInstance, world: World): void
}

/** Declares a stand-in. */
export function defineUpstream(upstream: Upstream): Upstream {
  return upstream
}

/** A stand-in that each chain has one of: that of Ethereum under the plain name, the others with the id of their chain. */
export function defineChainUpstream(
  name: string,
  define: (name: string, suffix: string) => Omit<Upstream, 'name'>,
): (entry: ChainEntry) => Upstream {
  return (entry) => {
    const isPlain = entry === ethereum
    const own = isPlain ? name : `${name}-${entry.id}`
    const { register, ...rest } = define(own, isPlain ? '' : `_${entry.id}`)
    return {
      ...rest,
      name: own,
      register(app, world) {
        const chain = world.chains.find((one) => one.entry === entry)
        if (chain) register(app, { ...world, chain })
      },
    }
  }
}
