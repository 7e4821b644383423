import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

/** No browser sends a second request before the answer to the first; a program may send a few. */
const MOST_UNDER_WAY = 16

/**
 * Ends a connection whose caller sends on and on without waiting for answers. Node reads all that arrived before it
 * turns to anybody else, so that a handful of such callers would keep everyone waiting for seconds.
 */
export const pipelining = fp(
  async (app) => {
    const underWay = new WeakMap<Socket, number>()

    app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
      const count = (underWay.get(socket) ?? 0) + 1
      underWay.set(socket, count)
      reply.raw.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
      if (count <= MOST_UNDER_WAY) return
      reply.hijack()
      socket.destroy()
    })
  },
  { name: 'pipelining' },
)
