import { text } from 'node:stream/consumers'
import type { Listening } from '@pkg/test-settings/listen.ts'
import { startRelay } from './start-relay.ts'

/**
 * What a node says instead of the truth, by method: made of what the true node answers; undefined leaves it, and an error is one.
 */
export type Lie = (method: string, result: unknown, params: readonly unknown[]) => unknown

interface Question {
  id: number
  method: string
  params?: unknown[]
}

/** A node that hands every question on to a true one, and changes answers as it is told to. */
export async function startLyingNode(truth: string): Promise<Listening & { tell(lie: Lie | null): void }> {
  let told: Lie | null = null
  const relay = await startRelay(async (request) => {
    const body = await text(request)
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(truth, { method: 'POST', headers, body })
    const questions = new Map(([JSON.parse(body)].flat() as Question[]).map((one) => [one.id, one]))
    const change = ({ result, ...row }: { id: number; result?: unknown }) => {
      const { method = '', params = [] } = questions.get(row.id) ?? {}
      const said = told?.(method, result, params)
      if (said instanceof Error) return { ...row, error: { code: -32_000, message: said.message } }
      return { ...row, result: said ?? result }
    }
    const rows: unknown = await answer.json()
    const changed = Array.isArray(rows) ? rows.map(change) : change(rows as { id: number })
    return { status: answer.status, body: JSON.stringify(changed) }
  })
  return {
    ...relay,
    tell(lie) {
      told = lie
    },
  }
}

/** What a node says that keeps the state of its latest blocks alone. */
export const forgetful =
  (head: () => number): Lie =>
  (method, _, params) => {
    const at = { eth_call: 1, eth_getBalance: 1, eth_getCode: 1 }[method]
    const block = at === undefined ? undefined : params[at]
    if (typeof block !== 'string' || !block.startsWith('0x')) return undefined
    return Number(block) < head() - 2 ? new Error('missing trie node') : undefined
  }
