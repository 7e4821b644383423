/** What can go wrong with an upstream on demand. */
export type FaultKind =
  | { readonly kind: 'latency'; readonly ms: number }
  /** HTTP 429 with the upstream's own body; `retryAfter` (seconds) is sent as the header of that name. */
  | { readonly kind: 'rate-limit'; readonly retryAfter?: number }
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
  /** The right body with another status than it should have. */
  | { readonly kind: 'quota' }
  /** HTTP 200 that carries the body of a 429. */
  | { readonly kind: 'ok-with-rate-limit' }
  /** An answer of JSON-RPC that refuses the call, with HTTP 200. */
  | { readonly kind: 'rpc-error'; readonly code?: number; readonly message?: string }

/** A fault and how often it strikes. */
export type Fault = FaultKind & {
  /** How many requests it strikes before it is gone; without it, all. */
  readonly times?: number
  /** Strikes only requests whose path contains this text. */
  readonly path?: string
}

export const faultKinds: readonly Fault['kind'][] = [
  'latency',
  'rate-limit',
  'server-error',
  'hang',
  'drop',
  'half-body',
  'wrong-content-type',
  'invalid-json',
  'wrong-types',
  'null-fields',
  'duplicate-rows',
  'quota',
  'ok-with-rate-limit',
  'rpc-error',
]
