import { createServer, type IncomingMessage } from 'node:http'
import { type Listening, listen } from '@pkg/test-settings/listen.ts'

/**
 * A server that answers by what it asks of another. Where that other one goes away under a call (a test ends while
 * something in the background still reads), the caller loses its connection, as it would have without the relay.
 */
export async function startRelay(
  answer: (request: IncomingMessage) => Promise<{ status?: number; body: string }>,
): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const told = await answer(request).catch(() => null)
    if (told === null) {
      response.destroy()
      return
    }
    response.writeHead(told.status ?? 200, { 'content-type': 'application/json' }).end(told.body)
  })
  return listen(server)
}
