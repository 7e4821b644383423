import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Listening, listen } from '@pkg/test-settings/listen.ts'

/** What a stub answers: JSON by itself, or a status, a type, headers and a body. */
export interface StubAnswer {
  status?: number
  type?: string
  headers?: Record<string, string>
  body: unknown
}

export interface Stub extends Listening {
  /** Path and query of every request, the oldest first. */
  asked: string[]
  /** Headers of every request. */
  headers: IncomingMessage['headers'][]
}

/** A server on a free port of this machine that answers by path; what it does not know is a 404 in JSON. */
export async function createStub(
  answer: (request: { path: string; query: URLSearchParams; body: string }) => StubAnswer | undefined,
): Promise<Stub> {
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    headers.push(request.headers)
    const url = new URL(request.url ?? '', 'http://stub')
    const body = await text(request)
    send(response, answer({ path: url.pathname, query: url.searchParams, body }))
  })
  return { ...(await listen(server)), asked, headers }
}

function send(response: ServerResponse, answer: StubAnswer | undefined) {
  const { status = 200, type = 'application/json', headers = {}, body } = answer ?? { status: 404, body: {} }
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body))
}
