import type { RequestListener } from 'node:http'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks whoever sends calls here to send them elsewhere: nothing is refused, no connection is kept for another call. */
    drain: () => void
    isDraining: () => boolean
  }
}

/**
 * From `drain` on, /readyz says that the process is not ready, and each connection is closed after its answer, so that a
 * proxy sends its calls elsewhere before this process stops listening and none of them fails.
 */
export const drain = fp(
  async (app) => {
    let isDraining = false
    const closeAfterwards: RequestListener = (_request, response) => {
      response.shouldKeepAlive = false
    }
    app.decorate('isDraining', () => isDraining)
    app.decorate('drain', () => {
      if (isDraining) return
      isDraining = true
      // Before all others, as some answers are given before the framework is asked. Idle connections stay: a call may be on
      // its way on one.
      app.server.prependListener('request', closeAfterwards)
    })
  },
  { name: 'drain' },
)
