import * as z from 'zod/mini'
import type { Route, RouteInput, RouteOutput } from './define-route.ts'
import type { ErrorCode } from './errors.ts'

/** A call that did not succeed. `status` is 0 when the server was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** Whether `message` is the server's own sentence, and not one made up here. */
  readonly fromServer: boolean
  /** What exactly is wrong, where the server says it. */
  readonly hint: string | undefined

  constructor(
    message: string,
    options: {
      status: number
      code: string
      fromServer: boolean
      hint?: string | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: options.cause })
    this.status = options.status
    this.code = options.code
    this.fromServer = options.fromServer
    this.hint = options.hint
  }
}

export interface CallOptions {
  signal?: AbortSignal
  /** Ask for data read anew, past every cache. */
  refresh?: boolean
}

export interface ApiClient {
  <R extends Route>(route: R, input: RouteInput<R>, options?: CallOptions): Promise<RouteOutput<R>>
  /** The answer of a route that writes it as it comes: events, which `parseAskEvent` and its like read, or lines of JSON. */
  stream<R extends Route>(
    route: R,
    input: RouteInput<R>,
    options?: CallOptions,
  ): Promise<NonNullable<Response['body']>>
}

interface AnyInput {
  params?: Record<string, string>
  querystring?: Record<string, unknown>
  body?: unknown
}

interface ApiClientOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  baseUrl?: string
  /** Asked when a call is refused for want of a session; true means that trying once more makes sense. */
  renew?: () => Promise<boolean>
  /** Names each call, so that it is found in the log of the server. */
  requestId?: () => string
}

const STREAMS = 'text/event-stream, application/json'

/** Builds the typed caller of our own routes. `fetch` is a parameter, so that tests call the app itself. */
export function createApiClient({ fetch, baseUrl = '', renew, requestId }: ApiClientOptions): ApiClient {
  const send = <R extends Route>(
    route: R,
    input: RouteInput<R>,
    { signal, refresh = false, accept }: CallOptions & { accept?: string },
  ): Promise<Response> => {
    const { params, querystring, body } = input as AnyInput
    const headers = {
      ...(accept && { accept }),
      ...(requestId && { 'x-request-id': requestId() }),
      ...(refresh && { 'cache-control': 'no-cache' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    return fetch(baseUrl + toPath(route.url, params, querystring), {
      method: route.method,
      credentials: 'include',
      headers,
      ...(refresh && { cache: 'reload' as const }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      throw new ApiError('Error connecting to the server.', {
        status: 0,
        code: 'NETWORK',
        fromServer: false,
        cause,
      })
    })
  }
  /** Asks; where that is refused for want of a session, renews the session and asks once more. */
  const renewing = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask()
    } catch (error) {
      const isOut = error instanceof ApiError && error.code === ('NOT_SIGNED_IN' satisfies ErrorCode)
      if (isOut && (await renew?.())) return ask()
      throw error
    }
  }
  const call = async <R extends Route>(route: R, input: RouteInput<R>, options: CallOptions = {}) => {
    const response = await send(route, input, options)
    const answer = await readJson(response)
    if (response.ok && answer !== undefined) return answer as RouteOutput<R>
    throw toApiError(response.status, answer)
  }
  const stream: ApiClient['stream'] = async (route, input, options = {}) => {
    const response = await send(route, input, { accept: STREAMS, ...options })
    if (response.ok && response.body !== null) return response.body
    throw toApiError(response.status, await readJson(response))
  }
  return Object.assign(
    <R extends Route>(route: R, input: RouteInput<R>, options?: CallOptions) =>
      renewing(() => call(route, input, options)),
    { stream: ((...given) => renewing(() => stream(...given))) satisfies ApiClient['stream'] },
  )
}

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/** A failed answer of ours. Only its sentence is needed; code and hint are read where they are there. */
const failedAnswer = z.object({
  success: z.literal(false),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  hint: z.optional(z.string()),
})

function toApiError(status: number, answer: unknown): ApiError {
  const { data } = z.safeParse(failedAnswer, answer)
  const sentence = data?.message || data?.error
  if (data === undefined || !sentence) {
    return new ApiError('Something went wrong', { status, code: 'INTERNAL', fromServer: false })
  }
  return new ApiError(sentence, { status, code: data.code ?? 'UNKNOWN', fromServer: true, hint: data.hint })
}

/** Puts values into a route's path and query. */
export function toPath(
  url: string,
  params: Record<string, string> = {},
  querystring: Record<string, unknown> = {},
): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(querystring)) {
    if (value !== undefined) query.set(key, String(value))
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
