import { type ErrorCode, errors, toErrorBody } from '@pkg/api-contract'
import { vi } from 'vitest'

interface Answer {
  status?: number
  body: unknown
}

interface Call {
  route: string
  body: unknown
}

/** Answers `GET /api/…` and the like in place of the server; a route that is not named was not reached. */
export function answerRoutes(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>): {
  calls: Call[]
} {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const route = `${init.method} ${url}`
    calls.push({ route, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const answer = answers[route]
    if (!answer) throw new TypeError('Failed to fetch')
    const { status = 200, body } = typeof answer === 'function' ? await answer() : answer
    return Response.json(body, { status })
  })
  return { calls }
}

/** The answer of a server that refused. */
export function refusal(code: ErrorCode): Answer {
  return { status: errors[code].status, body: toErrorBody(code) }
}
