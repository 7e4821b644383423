import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an index says instead of the truth, by the path that is asked: made of what the true one answers. */
export type IndexLie = (path: string, answer: unknown) => unknown

/** An index that hands every question on to a true one, and changes answers as it is told to. */
export async function startLyingIndex(
  truth: string,
  lie: IndexLie,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const answer = await fetch(`${truth}${path}`)
    const text = await answer.text()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.ok ? JSON.stringify(lie(path, JSON.parse(text))) : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
