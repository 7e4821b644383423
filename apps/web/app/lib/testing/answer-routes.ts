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
    const find = async (name: string) => {
      const answer = answers[name]
      if (!answer) throw new TypeError('Failed to fetch')
      return typeof answer === 'function' ? await answer() : answer
    }
    const together = /^GET \/api\/portfolio\/tokens\?address=(.+)$/.exec(route)?.[1]
    if (together !== undefined) return answerTogether(decodeURIComponent(together).split(','), find)
    const { status = 200, body } = await find(route)
    return Response.json(body, { status })
  })
  return { calls }
}

/** What is answered for each wallet by itself, in lines, each as soon as it is known. */
function answerTogether(addresses: string[], find: (route: string) => Promise<Answer>): Response {
  const encoder = new TextEncoder()
  const lines = new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode('{"wallets":[\n'))
      await Promise.all(
        addresses.map(async (address) => {
          const { status = 200, body } = await find(`GET /api/portfolio/${address}/tokens`)
          const isRead = status < 400
          const line = { address, tokens: isRead ? body : null, failure: isRead ? null : body }
          controller.enqueue(encoder.encode(`${JSON.stringify(line)},\n`))
        }),
      ).then(
        () => {
          controller.enqueue(encoder.encode('\n]}\n'))
          controller.close()
        },
        (error: unknown) => controller.error(error),
      )
    },
  })
  return new Response(lines)
}

/** The answer of a server that refused. */
export function refusal(code: ErrorCode): Answer {
  return { status: errors[code].status, body: toErrorBody(code) }
}
