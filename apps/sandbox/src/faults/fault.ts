/** What can go wrong with an upstream on demand. */
type FaultKind =
  /** The answer comes `ms` later than it should. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** The second half of the body comes `ms` after the first. */
  | { readonly kind: 'slow-body'; readonly ms: number }
  /** HTTP 429 with the upstream's own body; `retryAfter` (seconds) is sent as the header of that name. */
  | { readonly kind: 'rate-limit'; readonly retryAfter?: number }
  /** HTTP 200 that carries the body of a 429. */
  | { readonly kind: 'ok-with-rate-limit' }
  /** The upstream's way to say that the plan is used up; for Moralis that is a 401. */
  | { readonly kind: 'quota' }
  /** HTTP 500 (or another status) with an HTML body. */
  | { readonly kind: 'server-error'; readonly status?: number }
  /** The request is taken and never answered. */
  | { readonly kind: 'hang' }
  /** The connection is closed without an answer. */
  | { readonly kind: 'drop' }
  /** The connection breaks in the middle of the body. */
  | { readonly kind: 'half-body' }
  /** HTTP 200 with a page for people instead of data. */
  | { readonly kind: 'wrong-content-type' }
  | { readonly kind: 'invalid-json' }
  /** Numbers become strings, strings of digits become numbers. */
  | { readonly kind: 'wrong-types' }
  /** The named fields are null wherever they occur. */
  | { readonly kind: 'null-fields'; readonly fields: readonly string[] }
  /** Every row of a list comes twice. */
  | { readonly kind: 'duplicate-rows' }
  /** A page without rows that still leads to a next one. */
  | { readonly kind: 'empty-page' }
  /** Every page leads back to the first one. */
  | { readonly kind: 'cursor-loop' }
  /** HTTP 200 with an error of JSON-RPC; -32005 "limit exceeded" unless told otherwise. */
  | { readonly kind: 'rpc-error'; readonly code?: number; readonly message?: string }
  /** The node refuses to search more than `blocks` blocks for logs. */
  | { readonly kind: 'log-range'; readonly blocks: number }

/** A fault and how often it strikes. */
export type Fault = FaultKind & {
  /** How many requests it strikes before it is gone; without it, all. */
  readonly times?: number
  /** Strikes only requests whose path contains this text. */
  readonly path?: string
}

/** The name of every fault. */
export const faultKinds = [
  'latency',
  'slow-body',
  'rate-limit',
  'ok-with-rate-limit',
  'quota',
  'server-error',
  'hang',
  'drop',
  'half-body',
  'wrong-content-type',
  'invalid-json',
  'wrong-types',
  'null-fields',
  'duplicate-rows',
  'empty-page',
  'cursor-loop',
  'rpc-error',
  'log-range',
] as const satisfies readonly Fault['kind'][]
