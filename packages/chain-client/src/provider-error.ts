import { AppError } from '@pkg/api-contract'

/** What went wrong at a source, read from its body as well as from its status. */
export type FaultKind =
  | 'auth'
  | 'quota'
  | 'rate'
  | 'busy'
  | 'notfound'
  | 'badrequest'
  | 'badbody'
  | 'network'
  | 'timeout'
  | 'resting'
  | 'unsuitable'
  | 'budget'
  | 'crowded'
  | 'disagreement'

/**
 * Whether to ask again: `later` asks the same source after a wait and then the next one, `elsewhere` asks the
 * next source at once, `never` means that no source would answer otherwise.
 */
export type Retry = 'never' | 'later' | 'elsewhere'

const retryOf: Record<FaultKind, Retry> = {
  auth: 'elsewhere',
  quota: 'elsewhere',
  rate: 'later',
  busy: 'later',
  notfound: 'elsewhere',
  badrequest: 'elsewhere',
  badbody: 'later',
  network: 'later',
  // The time is spent already; asking the slow one again only makes the person wait.
  timeout: 'elsewhere',
  resting: 'elsewhere',
  unsuitable: 'elsewhere',
  budget: 'elsewhere',
  crowded: 'elsewhere',
  // Two nodes contradict each other: the answer of a third source would be no proof of who is right.
  disagreement: 'never',
}

const clauseOf: Record<FaultKind, string> = {
  auth: 'refuses our key',
  quota: 'has used up its allowance for today',
  rate: 'is limiting our requests',
  busy: 'is not answering',
  notfound: 'does not have the answer',
  badrequest: 'refuses the request',
  badbody: 'sends answers that cannot be read',
  network: 'is not answering',
  timeout: 'is not answering',
  resting: 'is not answering',
  unsuitable: 'cannot answer this',
  budget: 'is left alone for a while, so that its allowance lasts',
  crowded: 'is asked for more than it can answer at once',
  disagreement: 'disagree',
}

export interface ProviderErrorOptions {
  /** The source's name, as a person reads it. */
  provider: string
  operation: string
  retry?: Retry
  /** How long the source asks to be left alone. */
  retryAfterMs?: number | undefined
  /** The moment from which on it may be asked, in milliseconds since 1970, where that is known. */
  until?: number | undefined
  /** The HTTP status, where there was an answer. */
  status?: number | undefined
  /** What the source does, where there is more to say than of all faults of the kind. */
  clause?: string
  /** For logs; must hold no key and no query string. */
  details?: string
  cause?: unknown
}

/** A source failed. `retry` is all that the policies read to decide what happens next. */
export class ProviderError extends AppError {
  override readonly name = 'ProviderError'
  readonly kind: FaultKind
  readonly provider: string
  readonly operation: string
  readonly retry: Retry
  readonly retryAfterMs: number | undefined
  readonly until: number | undefined
  /** The HTTP status with which the source refused. */
  readonly httpStatus: number | undefined
  /** What the source does, without its name: "is not answering". */
  readonly clause: string

  constructor(kind: FaultKind, options: ProviderErrorOptions) {
    const {
      provider,
      operation,
      retry = retryOf[kind],
      retryAfterMs,
      until,
      status,
      details,
      cause,
    } = options
    const { clause = clauseOf[kind] } = options
    super('SOURCE_UNAVAILABLE', {
      message: `${provider} ${clause}.`,
      details: `${provider} ${operation}: ${kind}${details === undefined ? '' : ` (${details})`}`,
      cause,
    })
    this.kind = kind
    this.provider = provider
    this.operation = operation
    this.retry = retry
    this.retryAfterMs = retryAfterMs
    this.until = until
    this.httpStatus = status
    this.clause = clause
  }
}
