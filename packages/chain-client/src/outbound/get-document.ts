import { type Dispatcher, fetch } from 'undici'
import type { Meter } from '../budgets/create-meter.ts'
import { type FaultKind, ProviderError } from '../provider-error.ts'
import { BodyTooLarge, readBody } from './read-body.ts'
import { failureCode, redactUrl } from './redact.ts'
import type { GetResource } from './resource.ts'
import { retryAfterMs } from './retry-after.ts'

/** What makes an answer recognisable when it is asked for again. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

interface Document extends Validators {
  /** The type that the answer claims, with its parameters. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

interface DocumentRequest {
  url: string
  operation: string
  accept: string
  maxBytes: number
  signal?: AbortSignal | undefined
  /** Those of the copy at hand; answered with null while that copy is still good. */
  known?: Validators | undefined
}

/** Gets a document of any type from an address that the operator configured. Failures are ProviderErrors. */
export type GetDocument = (request: DocumentRequest) => Promise<Document | null>

/**
 * Builds the client for documents. The configured address is trusted; where it sends us elsewhere is not, so a
 * redirect to another origin is followed once, by the guarded client.
 */
export function createGetDocument({
  provider,
  dispatcher,
  getResource,
  meter,
  now,
}: {
  provider: string
  dispatcher: Dispatcher
  getResource: GetResource
  meter: Meter
  now: () => number
}): GetDocument {
  async function follow(
    request: DocumentRequest,
    url: string,
    redirectsLeft: number,
  ): Promise<Document | null> {
    const { operation, accept, maxBytes, signal, known } = request
    const fail = (kind: FaultKind, details: string, retryAfter?: number) =>
      new ProviderError(kind, {
        provider,
        operation,
        details: `${redactUrl(url)}: ${details}`,
        retryAfterMs: retryAfter,
      })
    try {
      const response = await fetch(url, {
        dispatcher,
        redirect: 'manual',
        headers: {
          accept,
          'user-agent': 'Hodlwise',
          ...meter.headers(),
          ...(known?.etag && { 'if-none-match': known.etag }),
          ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
        },
        signal: signal ?? null,
      })
      const { status, headers } = response
      const location = headers.get('location')
      if (status !== 200) await response.body?.cancel()
      if (status === 304 && known) return null
      if (status >= 300 && status < 400 && location !== null && redirectsLeft > 0) {
        const next = new URL(location, url)
        if (next.origin === new URL(url).origin) return follow(request, next.href, redirectsLeft - 1)
        const resource = await getResource(next.href, { accept, maxBytes, ...(signal && { signal }) })
        return { ...resource, etag: null, lastModified: null }
      }
      if (status !== 200) {
        throw fail(kindOf(status), `HTTP ${status}`, retryAfterMs(headers.get('retry-after'), now()))
      }
      return {
        type: headers.get('content-type') ?? '',
        etag: headers.get('etag'),
        lastModified: headers.get('last-modified'),
        bytes: await readBody(response.body, maxBytes),
      }
    } catch (cause) {
      signal?.throwIfAborted()
      if (cause instanceof ProviderError) throw cause
      if (cause instanceof BodyTooLarge) throw fail('badbody', 'body too large')
      throw fail('network', failureCode(cause))
    }
  }
  return async (request) => {
    await meter.spend(request.url, request.operation)
    return await follow(request, request.url, 3)
  }
}

function kindOf(status: number): FaultKind {
  if (status === 401 || status === 403) return 'auth'
  if (status === 404 || status === 410) return 'notfound'
  if (status === 429) return 'rate'
  return status >= 500 || status === 408 ? 'busy' : 'badrequest'
}
