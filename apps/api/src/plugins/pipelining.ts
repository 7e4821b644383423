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
    const underWay = new WeakMap<Socket, { count: number }>()

    function open(socket: Socket) {
      const begun = { count: 0 }
      underWay.set(socket, begun)
      return begun
    }

    app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
      const ofSocket = underWay.get(socket) ?? open(socket)
      ofSocket.count += 1
      if (ofSocket.count <= MOST_UNDER_WAY) return done()
      reply.hijack()
      socket.destroy()
    })
    // An answer that never ends takes its connection along.
    app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
      const ofSocket = underWay.get(socket)
      if (ofSocket) ofSocket.count -= 1
      done()
    })
  },
  { name: 'pipelining' },
)
