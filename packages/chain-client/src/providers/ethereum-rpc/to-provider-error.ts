import { BaseError, HttpRequestError, TimeoutError } from 'viem'
import { failureCode, redactToHost } from '../../outbound/redact.ts'
import { retryAfterMs } from '../../outbound/retry-after.ts'
import { type FaultKind, ProviderError } from '../../provider-error.ts'

/**
 * Translates what a node or viem throws. viem's messages repeat URL and body, and a node's URL is where its
 * key stands, so nothing of them is carried over but codes.
 */
export function toProviderError(
  error: unknown,
  { provider, operation, url, now }: { provider: string; operation: string; url: string; now: number },
): ProviderError {
  if (error instanceof ProviderError) return error
  const where = { provider, operation }
  const at = redactToHost(url)
  const http = find(error, (e) => e instanceof HttpRequestError) as HttpRequestError | undefined
  if (http !== undefined) {
    return new ProviderError(kindOfStatus(http.status), {
      ...where,
      retryAfterMs: retryAfterMs(http.headers?.get('retry-after') ?? null, now),
      details: `${at}: ${http.status === undefined ? failureCode(http.cause) : `HTTP ${http.status}`}`,
    })
  }
  if (find(error, (e) => e instanceof TimeoutError)) {
    return new ProviderError('timeout', { ...where, details: at })
  }
  const code = rpcCode(error)
  if (code !== undefined) {
    return new ProviderError(kindOfCode(code), { ...where, details: `${at}: code ${code}` })
  }
  return new ProviderError('badbody', { ...where, details: `${at}: ${nameOf(error)}` })
}

/** Whether the node itself failed, and not the contract that was asked through it. */
export function isNodeFailure(error: unknown): boolean {
  if (find(error, (e) => e instanceof HttpRequestError || e instanceof TimeoutError)) return true
  const code = rpcCode(error)
  return code === LIMIT_EXCEEDED || code === INTERNAL
}

/** Whether the node refused to run the call. One that it ran and that failed may be the fault of the contract that was called. */
export const isCallRejected = (error: unknown): boolean => isNodeFailure(error) && rpcCode(error) !== INTERNAL

/** The code of a JSON-RPC error, if that is what it was. */
export function rpcCode(error: unknown): number | undefined {
  const found = find(error, (e) => typeof (e as { code?: unknown }).code === 'number')
  return (found as { code?: number } | undefined)?.code
}

const LIMIT_EXCEEDED = -32_005
const INTERNAL = -32_603

function kindOfStatus(status: number | undefined): FaultKind {
  if (status === undefined) return 'network'
  if (status === 401 || status === 402 || status === 403) return 'auth'
  if (status === 429) return 'rate'
  if (status >= 500 || status === 408) return 'busy'
  // A page instead of JSON, or a path that is no node.
  return status < 300 ? 'badbody' : 'badrequest'
}

function kindOfCode(code: number): FaultKind {
  if (code === LIMIT_EXCEEDED || code === 429) return 'rate'
  return code === INTERNAL ? 'busy' : 'badrequest'
}

function find(error: unknown, is: (error: unknown) => boolean): unknown {
  if (error instanceof BaseError) return error.walk(is) ?? undefined
  return is(error) ? error : undefined
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)
