import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long calls in flight may take to end before the process goes anyway. */
const PATIENCE = 10_000

/**
 * Ends the server when the process is told to: SIGTERM comes from a service manager, with a proxy in front that has to
 * notice, so that calls are still taken for `drainMs`; Ctrl-C (SIGINT) does not wait. A second signal ends the process at
 * once.
 */
export function closeOnSignals(
  app: FastifyInstance,
  { drainMs, log }: { drainMs: number; log: (message: string) => void },
): void {
  let isClosing = false
  const close = async (signal: string) => {
    if (isClosing) process.exit(1)
    isClosing = true
    if (signal === 'SIGTERM' && drainMs > 0) {
      log(`${signal}: taking calls for ${drainMs} ms more, and saying that no others should come`)
      app.drain()
      await pause(drainMs)
    }
    log(`${signal}: ending the calls in flight, then stopping`)
    setTimeout(() => process.exit(1), PATIENCE).unref()
    // A connection whose last answer goes out only now was not idle when closing began.
    const closingIdle = setInterval(() => app.server.closeIdleConnections(), 100)
    await app.close()
    clearInterval(closingIdle)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}
