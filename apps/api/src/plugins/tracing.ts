import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { CallSpan, TracedCall } from '../tracing/tracing.ts'

/** Makes each call a span, where traces are sent at all. */
export const tracing = fp(
  async (app) => {
    const { tracing } = app
    if (tracing === undefined) return
    const spans = new WeakMap<object, CallSpan>()
    const toCall = ({ method, id, is404, routeOptions }: FastifyRequest): TracedCall => ({
      method,
      route: is404 ? 'none' : (routeOptions.url ?? 'none'),
      requestId: id,
    })

    app.addHook('onRequest', (request, _reply, done) => {
      // Whoever asks directly could have every call of theirs traced, and a trace be told of that is somebody else's.
      const isOfProxy = request.ip !== request.socket.remoteAddress
      spans.set(request, tracing.begin(toCall(request), isOfProxy ? request.headers : undefined))
      done()
    })
    // A body is read apart from the call that it came with, so that work begins after it.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request)
      if (span === undefined) done()
      else span.run(done)
    })
    app.whenAnswered((route) => (request, { statusCode }, milliseconds) => {
      const span = spans.get(request)
      if (span !== undefined) span.end(statusCode)
      else tracing.tell({ method: request.method, route, requestId: request.id }, statusCode, milliseconds)
    })
  },
  { name: 'tracing', dependencies: ['answered', 'dependencies'] },
)
