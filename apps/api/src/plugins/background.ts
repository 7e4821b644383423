import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Does something that the answer must not wait for, within a second of it, so that neither its time nor that
     * of the next call tells anything. Faults are logged.
     */
    afterAnswer: (task: () => Promise<void>) => void
    /** Resolves once nothing is left to do. */
    settled: () => Promise<void>
  }
}

const BETWEEN_ROUNDS = 1000

/** Work that goes on after an answer is out; closing the app waits for it. */
export const background = fp(
  async (app) => {
    const waiting: (() => Promise<void>)[] = []
    const running = new Set<Promise<void>>()
    let timer: NodeJS.Timeout | undefined

    function start(task: () => Promise<void>) {
      const job = task()
        .catch((err: unknown) => app.log.error({ err }, 'Work after an answer failed'))
        .finally(() => running.delete(job))
      running.add(job)
    }

    async function startAll() {
      clearTimeout(timer)
      timer = undefined
      for (const task of waiting.splice(0)) {
        start(task)
        // A pause between tasks, so that many of them do not delay the answers of others.
        await new Promise(setImmediate)
      }
    }

    async function settled() {
      while (waiting.length + running.size > 0) {
        await startAll()
        await Promise.all(running)
      }
    }

    app.decorate('afterAnswer', (task) => {
      waiting.push(task)
      // At the same moments whatever was asked and when.
      timer ??= setTimeout(startAll, BETWEEN_ROUNDS - (performance.now() % BETWEEN_ROUNDS))
    })
    app.decorate('settled', settled)
    app.addHook('onClose', settled)
  },
  { name: 'background' },
)
