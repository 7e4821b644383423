import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Listening, listen } from '@pkg/test-settings/listen.ts'

/** What a node says instead of the truth, by method: made of what the true node answers; undefined leaves it. */
export type Lie = (method: string, result: unknown) => unknown

/** A node that hands every question on to a true one, and changes answers as it is told to. */
export async function startLyingNode(truth: string): Promise<Listening & { tell(lie: Lie | null): void }> {
  let told: Lie | null = null
  const server = createServer(async (request, response) => {
    const body = await text(request)
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
  return {
    ...(await listen(server)),
    tell(lie) {
      told = lie
    },
  }
}
