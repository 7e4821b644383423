import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Does something that the answer must not wait for, so that its time tells nothing. Faults are logged. */
    afterAnswer: (task: () => Promise<void>) => void
    /** Resolves once nothing is left to do. */
    settled: () => Promise<void>
  }
}

/** Work that goes on after an answer is out; closing the app waits for it. */
export const background = fp(
  async (app) => {
    const running = new Set<Promise<void>>()

    async function settled() {
      while (running.size > 0) await Promise.all(running)
    }

    app.decorate('afterAnswer', (task) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      running.add(promise)
      setImmediate(async () => {
        await task().catch((err: unknown) => app.log.error({ err }, 'Work after an answer failed'))
        running.delete(promise)
        resolve()
      })
    })
    app.decorate('settled', settled)
    app.addHook('onClose', settled)
  },
  { name: 'background' },
)
