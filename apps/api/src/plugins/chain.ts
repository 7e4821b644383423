import type { ChainClient } from '@pkg/chain-client'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    chain: ChainClient
  }
}

/** Gives the app its only way to the outside world. Whoever made it closes it. */
export const chain = fp<{ chain: ChainClient }>(
  async (app, options) => {
    app.decorate('chain', options.chain)
  },
  { name: 'chain' },
)
