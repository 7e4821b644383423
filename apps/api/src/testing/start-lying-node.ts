import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a node says instead of the truth, by method: made of what the true node answers; undefined leaves it. */
export type Lie = (method: string, result: unknown) => unknown

/** A node that hands every question on to a true one, and changes answers as it is told to. */
export async function startLyingNode(
  truth: string,
): Promise<{ url: string; tell(lie: Lie | null): void; close(): Promise<void> }> {
  let told: Lie | null = null
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(truth, { method: 'POST', headers, body })
    const methods = new Map(
      [JSON.parse(body)].flat().map(({ id, method }: { id: number; method: string }) => [id, method]),
    )
    const change = (row: { id: number; result?: unknown }) => ({
      ...row,
      result: told?.(methods.get(row.id) ?? '', row.result) ?? row.result,
    })
    const rows: unknown = await answer.json()
    response.writeHead(answer.status, headers)
    response.end(JSON.stringify(Array.isArray(rows) ? rows.map(change) : change(rows as { id: number })))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell(lie) {
      told = lie
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
