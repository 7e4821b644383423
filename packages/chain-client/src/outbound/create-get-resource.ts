import { type Dispatcher, fetch } from 'undici'
import { ProviderError } from '../provider-error.ts'
import { parseDataUri } from './parse-data-uri.ts'
import { readBody } from './read-body.ts'
import { failureCode, redactUrl } from './redact.ts'
import type { GetResource } from './resource.ts'
import { toFetchUrl } from './to-fetch-url.ts'

const FETCH_MS = 8_000
const SOURCE = 'The picture source'

/**
 * Builds the client for URIs that nobody has vetted: https on its own port and public addresses only, no
 * redirects, bounded in size and time. The operator's own IPFS gateway is trusted as configured.
 */
export function createGetResource({
  gateway,
  dispatcher,
  outside,
}: {
  gateway: string | undefined
  /** Reaches what the operator configured. */
  dispatcher: Dispatcher
  /** Reaches public addresses only. */
  outside: Dispatcher
}): GetResource {
  return async (uri, { maxBytes, accept, signal }) => {
    const refuse = (details: string) =>
      new ProviderError('badrequest', { provider: SOURCE, operation: 'get', retry: 'never', details })
    if (/^data:/i.test(uri)) {
      const resource = parseDataUri(uri, maxBytes)
      if (resource === null) throw refuse('unreadable data URI')
      return resource
    }
    const target = toFetchUrl(uri, gateway)
    if (target === null) throw refuse('not a kind of URI that is fetched')

    const limit = AbortSignal.any([AbortSignal.timeout(FETCH_MS), ...(signal ? [signal] : [])])
    const at = redactUrl(target.url)
    try {
      const response = await fetch(target.url, {
        dispatcher: target.trusted ? dispatcher : outside,
        redirect: 'error',
        headers: { accept, 'user-agent': 'Hodlwise' },
        signal: limit,
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new ProviderError(response.status >= 500 ? 'busy' : 'notfound', {
          provider: SOURCE,
          operation: 'get',
          details: `${at}: HTTP ${response.status}`,
        })
      }
      const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
      return { type, bytes: await readBody(response.body, maxBytes) }
    } catch (cause) {
      signal?.throwIfAborted()
      if (cause instanceof ProviderError) throw cause
      throw new ProviderError(limit.aborted ? 'timeout' : 'network', {
        provider: SOURCE,
        operation: 'get',
        details: `${at}: ${failureCode(cause)}`,
      })
    }
  }
}
