import type { Server } from 'node:http'
import { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from 'fastify'
import type { Env } from './env.ts'
import { createBrokenRequestHandler } from './lib/broken-request.ts'
import { createLazyLogger } from './lib/create-lazy-logger.ts'
import { toRequestId } from './lib/to-request-id.ts'
import { sendError } from './plugins/errors.ts'
import { securityHeaders } from './plugins/security.ts'

const BODY_LIMIT = 64 * 1024
const SECOND = 1000

/** How the server reads connections and requests, before any route or hook has a say. */
export function toServerOptions(
  { publicUrl, trustedProxies }: Pick<Env, 'publicUrl' | 'trustedProxies'>,
  logger: FastifyBaseLogger,
): FastifyHttpOptions<Server, FastifyBaseLogger> {
  const headers = securityHeaders(publicUrl)
  return {
    loggerInstance: logger,
    genReqId: toRequestId,
    childLoggerFactory: createLazyLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Without it every caller behind a proxy would be one and the same.
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30 * SECOND,
    // For those who do not read what they asked for; no answer of ours is silent for so long.
    connectionTimeout: 300 * SECOND,
    forceCloseConnections: 'idle',
    // Who is on a connection that is kept is answered, and told that it closes.
    return503OnClosing: false,
    // Checked often enough that a caller who dribbles headers is gone soon after the limit.
    http: {
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
      // A request without one is refused by our own check, with our own headers.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200 },
    // Both come before any hook has run.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    clientErrorHandler: createBrokenRequestHandler(headers),
  }
}
