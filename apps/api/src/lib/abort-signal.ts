import type { FastifyReply } from 'fastify'

/**
 * Aborts when the caller hangs up before the answer is out. `request.signal` is of no use here: it aborts as
 * soon as a request body has been read to its end.
 */
export function abortSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
