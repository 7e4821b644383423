import { isIP } from 'node:net'
import { AppError } from '@pkg/api-contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { changesNothing } from '../lib/changes-nothing.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server answers under this name; undefined where a request gives none. */
    isOurHost: (header: string | undefined) => boolean
  }
}

const yearInSeconds = 31_536_000

/** What everything that is not a page may do in a browser: nothing. Pages bring a policy of their own. */
const nothingAllowed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers that go with every answer, in every mode. */
export function securityHeaders(publicUrl: URL): Readonly<Record<string, string>> {
  return {
    // Answers are somebody's own unless a route says otherwise.
    'cache-control': 'no-store',
    'content-security-policy': nothingAllowed,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    ...(publicUrl.protocol === 'https:' && {
      'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains`,
    }),
  }
}

/** Headers on every answer, and no service for foreign host names or for pages of other origins. */
export const security = fp(
  async (app) => {
    const { host, publicUrl } = app.env
    const headers = securityHeaders(publicUrl)
    const isOurHost = createHostCheck(host, publicUrl)
    app.decorate('isOurHost', isOurHost)

    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers)
      done(refuse(request))
    })

    function refuse(request: FastifyRequest): AppError | undefined {
      // A foreign name that points here is how a page of another site reads what a local server answers.
      if (!isOurHost(request.headers.host)) {
        return new AppError('FORBIDDEN', {
          message: 'This server does not answer under this host name. PUBLIC_URL says which one it has.',
        })
      }
      if (!changesNothing.has(request.method) && isFromElsewhere(request, publicUrl)) {
        return new AppError('FORBIDDEN', { message: 'This call is open to our own pages only.' })
      }
      return undefined
    }
  },
  { name: 'security' },
)

/** A name or IPv4 address, or an IPv6 address in brackets, and maybe a port. */
const HOST_AND_PORT = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

const MOST_KNOWN_HOSTS = 100

function createHostCheck(host: string, publicUrl: URL) {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', host.toLowerCase(), publicUrl.hostname])
  const anyAddress = host === '0.0.0.0' || host === '::'
  /** What browsers send is always the same. */
  const known = new LRUCache<string, true>({ max: MOST_KNOWN_HOSTS })

  return (header: string | undefined) => {
    if (header === undefined) return false
    if (known.has(header)) return true
    const isOurs = isOurHeader(header)
    if (isOurs) known.set(header, true)
    return isOurs
  }

  function isOurHeader(header: string): boolean {
    // The parser alone takes user information, a path and other spellings of numbers and letters for a host.
    if (!HOST_AND_PORT.test(header)) return false
    const url = URL.parse(`http://${header}`)
    const written = header.replace(/:\d*$/, '').toLowerCase()
    const name = url?.hostname
    if (!name || (name !== written && !written.startsWith('['))) return false
    // A literal address cannot be rebound: only names can point somewhere else tomorrow.
    return names.has(name) || (anyAddress && isIP(name.replace(/^\[|\]$/g, '')) !== 0)
  }
}

/** Browsers name the origin on every request that changes something; programs without one are no risk here. */
function isFromElsewhere({ headers }: FastifyRequest, publicUrl: URL): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined || origin === publicUrl.origin) return false
  const from = URL.parse(origin)
  // Without encryption anybody on the way writes the pages of our own name.
  const isOpenToAll = from?.protocol === 'http:' && from.host === publicUrl.host
  return isOpenToAll || from?.host !== headers.host?.toLowerCase()
}
