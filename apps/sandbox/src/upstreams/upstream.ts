import type { FastifyInstance } from 'fastify'
import type { Chain } from '../chain/create-chain.ts'
import type { Clock } from '../clock.ts'
import type { Prices } from '../prices/create-prices.ts'

/** What every stand-in answers from. */
export interface World {
  readonly chain: Chain
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
