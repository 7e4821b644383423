import { type Dispatcher, fetch, type Headers } from 'undici'
import type * as z from 'zod'
import type { Meter } from '../budgets/create-meter.ts'
import { type FaultKind, ProviderError } from '../provider-error.ts'
import { BodyTooLarge, readBody } from './read-body.ts'
import { failureCode, redactUrl } from './redact.ts'
import { retryAfterMs } from './retry-after.ts'

/** An answer as it came, for a vendor to say what its failures mean. `body` is undefined when it is not JSON. */
export interface RawAnswer {
  status: number
  headers: Headers
  body: unknown
}

/** What a failure means. */
interface Fault {
  kind: FaultKind
  retryAfterMs?: number | undefined
}

interface HttpRequest<T> {
  url: string
  /** What the body must be; an answer of another shape is a fault of the source. */
  schema: z.ZodType<T>
  /** What is being asked, in a word or two, for messages. */
  operation: string
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** The largest body that is read. @default 16 MB */
  maxBytes?: number
  /** Whether the product does without the answer: then it leaves the second half of a budget to what it needs. */
  isSpare?: boolean
  /** The vendor's own reading of a failure, asked before the common one. */
  classify?: (answer: RawAnswer) => Fault | undefined
}

/**
 * Gets JSON from a configured provider, and from where it redirects to: at its own origin with the headers given, at
 * another one without them, and at public addresses only. Every failure but the caller's own abort is a ProviderError.
 */
export type HttpClient = <T>(request: HttpRequest<T>) => Promise<T>

/** The headers and the connection with which an address is asked, how much it may answer, and how many redirects may follow. */
interface Way {
  headers: Record<string, string>
  maxBytes: number
  via: Dispatcher
  redirectsLeft: number
}

const MAX_BYTES = 16 * 1024 * 1024
const MAX_REDIRECTS = 3

export function createHttpClient({
  provider,
  dispatcher,
  outside,
  meter,
  now,
}: {
  provider: string
  /** Reaches what the operator configured. */
  dispatcher: Dispatcher
  /** Reaches public addresses only. */
  outside: Dispatcher
  meter: Meter
  now: () => number
}): HttpClient {
  return async ({ url, schema, operation, headers = {}, signal, classify, ...limits }) => {
    const { maxBytes = MAX_BYTES, isSpare = false } = limits
    const where = { provider, operation }
    const at = redactUrl(url)
    await meter.spend(url, operation, isSpare)
    signal?.throwIfAborted()
    const way = {
      ...{ headers: { ...meter.headers(), ...headers }, via: dispatcher, maxBytes },
      redirectsLeft: MAX_REDIRECTS,
    }
    const answer = await send(url, way, signal).catch((cause: unknown) => {
      signal?.throwIfAborted()
      if (cause instanceof BodyTooLarge) {
        throw new ProviderError('badbody', {
          ...where,
          retry: 'elsewhere',
          details: `${at}: body too large`,
        })
      }
      throw new ProviderError('network', { ...where, details: `${at}: ${failureCode(cause)}` })
    })
    meter.weigh(url, answer.headers.get('x-request-weight'), isSpare)
    const fault = classify?.(answer) ?? readStatus(answer)
    if (fault !== undefined) {
      throw new ProviderError(fault.kind, {
        ...where,
        retryAfterMs: fault.retryAfterMs ?? retryAfterMs(answer.headers.get('retry-after'), now()),
        details: `${at}: HTTP ${answer.status}`,
      })
    }
    if (answer.body === undefined) {
      throw new ProviderError('badbody', { ...where, details: `${at}: not JSON` })
    }
    const parsed = schema.safeParse(answer.body)
    if (!parsed.success) {
      const paths = parsed.error.issues.slice(0, 3).map(({ path, code }) => `${path.join('.')} ${code}`)
      // The same question would be answered in the same wrong shape.
      throw new ProviderError('badbody', {
        ...where,
        retry: 'elsewhere',
        details: `${at}: ${paths.join(', ')}`,
      })
    }
    return parsed.data
  }

  async function send(
    url: string,
    { headers, via, maxBytes, redirectsLeft }: Way,
    signal: AbortSignal | undefined,
  ): Promise<RawAnswer> {
    const response = await fetch(url, {
      dispatcher: via,
      redirect: 'manual',
      headers: { accept: 'application/json', 'user-agent': 'Hodlwise', ...headers },
      signal: signal ?? null,
    })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location !== null && redirectsLeft > 0) {
      await response.body?.cancel()
      const next = new URL(location, url)
      // A key is meant for the origin that the operator named, and so is the trust in its address.
      const way = next.origin === new URL(url).origin ? { headers, via } : { headers: {}, via: outside }
      return send(next.href, { ...way, maxBytes, redirectsLeft: redirectsLeft - 1 }, signal)
    }
    const bytes = await readBody(response.body, maxBytes)
    return { status: response.status, headers: response.headers, body: toJson(bytes) }
  }
}

// Content types lie in both directions, so the bytes decide.
function toJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function readStatus({ status, body }: RawAnswer): Fault | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401 || status === 402) return { kind: 'auth' }
  // Firewalls in front of a service refuse with a page; the service itself refuses with JSON.
  if (status === 403) return { kind: body === undefined ? 'busy' : 'auth' }
  if (status === 404) return { kind: 'notfound' }
  if (status === 429) return { kind: 'rate' }
  if (status === 408 || status >= 500) return { kind: 'busy' }
  return { kind: 'badrequest' }
}
