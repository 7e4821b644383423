import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a stub answers: JSON by itself, or a status, a type, headers and a body. */
export interface StubAnswer {
  status?: number
  type?: string
  headers?: Record<string, string>
  body: unknown
}

export interface Stub {
  url: string
  /** Path and query of every request, the oldest first. */
  asked: string[]
  /** Headers of every request. */
  headers: IncomingMessage['headers'][]
  close(): Promise<void>
}

/** A server on a free port of this machine that answers by path; what it does not know is a 404 in JSON. */
export function createStub(
  answer: (request: { path: string; query: URLSearchParams; body: string }) => StubAnswer | undefined,
): Promise<Stub> {
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  return listen(async (request, response) => {
    asked.push(request.url ?? '')
    headers.push(request.headers)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '', 'http://stub')
    const body = Buffer.concat(chunks).toString()
    send(response, answer({ path: url.pathname, query: url.searchParams, body }))
  }).then((server) => ({ ...server, asked, headers }))
}

/** A server with a listener of its own, for answers that break off or never come. */
export async function listen(listener: RequestListener): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, answer: StubAnswer | undefined) {
  const { status = 200, type = 'application/json', headers = {}, body } = answer ?? { status: 404, body: {} }
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body))
}
