import { type FaultKind, ProviderError } from '../../provider-error.ts'
import { type GeminiFailure, geminiFailure } from './gemini-answer.ts'

const where = { provider: 'Gemini', operation: 'answer' }
const SECOND = 1000

/** What a refusal means. The body tells more than the status; nothing of it is repeated, since it can echo the key. */
export function toGeminiError(status: number, body: unknown): ProviderError {
  const failure = geminiFailure.safeParse(Array.isArray(body) ? body[0] : body)
  const error = failure.success ? failure.data.error : {}
  const kind = toKind(status, error)
  return new ProviderError(kind, {
    ...where,
    retry: 'never',
    status,
    retryAfterMs: kind === 'rate' ? retryDelay(error) : undefined,
    details: `HTTP ${status}${error.status === undefined ? '' : ` ${error.status}`}`,
  })
}

function toKind(status: number, { status: name, details = [] }: Partial<GeminiFailure['error']>): FaultKind {
  if (details.some(({ reason }) => reason === 'API_KEY_INVALID' || reason === 'SERVICE_DISABLED'))
    return 'auth'
  if (status === 429 || name === 'RESOURCE_EXHAUSTED') {
    // The wait that comes with a used-up day is a matter of seconds and means nothing.
    const isPerDay = details.some(({ violations = [] }) =>
      violations.some(({ quotaId = '' }) => quotaId.includes('PerDay')),
    )
    return isPerDay ? 'quota' : 'rate'
  }
  if (status === 401 || status === 403) return 'auth'
  if (status === 404) return 'notfound'
  if (status >= 400 && status < 500) return 'badrequest'
  return 'busy'
}

function retryDelay({ details = [] }: Partial<GeminiFailure['error']>): number | undefined {
  const text = details.find(({ retryDelay: delay }) => delay !== undefined)?.retryDelay ?? ''
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(text)?.[1]
  return seconds === undefined ? undefined : Number(seconds) * SECOND
}
