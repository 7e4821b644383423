import * as z from 'zod/mini'

/** Every error that a person can meet: its HTTP status and the sentence shown for it. */
export const errors = {
  BAD_REQUEST: { status: 400, message: 'Please check what you entered.' },
  INVALID_JSON: { status: 400, message: 'The request is not valid JSON.' },
  INVALID_ADDRESS: { status: 400, message: 'Please enter a valid address' },
  PASSWORD_COMMON: {
    status: 400,
    message: 'This password is on lists of common and stolen passwords. Please choose another.',
  },
  LINK_NOT_VALID: { status: 400, message: 'This link is not valid any more. Please ask for a new one.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in.' },
  TOKEN_NOT_VALID: {
    status: 401,
    message: 'This access token is not valid: it has ended, was revoked, or never was one.',
  },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid credentials.' },
  SECOND_FACTOR_NEEDED: { status: 401, message: 'Please enter the code of your authenticator app.' },
  WRONG_CODE: { status: 401, message: 'This code is not right. Please enter the newest one.' },
  WRONG_PASSWORD: { status: 403, message: 'The password is not right.' },
  TOKEN_NOT_ENOUGH: { status: 403, message: 'This access token may not do this.' },
  FORBIDDEN: { status: 403, message: 'This is not open to your account.' },
  UNKNOWN_CURRENCY: { status: 404, message: 'There is no rate for this currency.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  WALLET_NOT_TRACKED: { status: 404, message: 'You do not track this wallet.' },
  TOKEN_NOT_HELD: {
    status: 404,
    message: 'None of your wallets holds or moved this token, as far as they were read.',
  },
  WALLET_NOT_REMOVED: {
    status: 404,
    message: 'This wallet can no longer be brought back. Please add it again.',
  },
  SECOND_FACTOR_ON: { status: 409, message: 'Two-step login is already on.' },
  SECOND_FACTOR_OFF: { status: 409, message: 'Two-step login is not on.' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists.' },
  WALLET_ALREADY_TRACKED: { status: 409, message: 'You already track this wallet.' },
  TOO_MANY_WALLETS: { status: 409, message: 'You have reached the limit of 250 wallets.' },
  TOO_MANY_TOKENS: { status: 409, message: 'You have 50 access tokens. Please revoke one of them first.' },
  BODY_TOO_LARGE: { status: 413, message: 'What you sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  NEWS_REFUSED: {
    status: 422,
    message: 'Invalid API key or request parameters. Please check your news API key.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong.' },
  SOURCE_UNAVAILABLE: {
    status: 502,
    message: 'The data source is not answering. Please try again later.',
  },
  NOT_KEPT: {
    status: 503,
    message:
      'The server cannot keep anything now: its disk is full or cannot be written. Nothing was changed. Please try again later.',
  },
  DATABASE_AWAY: {
    status: 503,
    message: 'The database of the server is not answering. Please try again in a moment.',
  },
  BUSY: { status: 503, message: 'The server is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

export interface AppErrorOptions {
  /** The sentence to show instead of the table's, when the case allows a more exact one. */
  message?: string
  /** What exactly is wrong, or what to do about it; shown beside the message. */
  hint?: string | undefined
  /** For logs only; never shown. */
  details?: string
  /** When asking again makes sense. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** An error with a code from the table and a message that is fit to be shown to a person. */
export class AppError extends Error {
  override readonly name: string = 'AppError'
  readonly code: ErrorCode
  readonly hint: string | undefined
  readonly details: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, { message, hint, details, retryAfterSeconds, cause }: AppErrorOptions = {}) {
    super(message ?? errors[code].message, cause === undefined ? undefined : { cause })
    this.code = code
    this.hint = hint
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status(): number {
    return errors[this.code].status
  }
}

/** What a failed call answers. `error` and `message` hold the same sentence. */
export const errorBody = z.object({
  success: z.literal(false),
  code: z.string(),
  error: z.string(),
  message: z.string(),
  /** What exactly is wrong, where that is known. */
  hint: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof errorBody>

/** The body that goes with a code; the one place that shapes a failed answer. */
export function toErrorBody(
  code: ErrorCode,
  message: string = errors[code].message,
  hint?: string | undefined,
): ErrorBody {
  return { success: false, code, error: message, message, ...(hint !== undefined && { hint }) }
}
