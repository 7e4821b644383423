import type { FastifyReply } from 'fastify'

/**
 * Aborts when the caller hangs up before the answer is out. `request.signal` is of no use here: it aborts as
 * soon as a request body has been read to its end.
 */
export function abortSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const abortUnlessAnswered = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.closed) abortUnlessAnswered()
  else raw.once('close', abortUnlessAnswered)
  return controller.signal
}
