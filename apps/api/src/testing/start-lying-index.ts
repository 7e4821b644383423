import type { Listening } from '@pkg/test-settings/listen.ts'
import { startRelay } from './start-relay.ts'

/** What an index says instead of the truth, by the path that is asked: made of what the true one answers. */
export type IndexLie = (path: string, answer: unknown) => unknown

/** An index that hands every question on to a true one, and changes answers as it is told to. */
export function startLyingIndex(truth: string, lie: IndexLie): Promise<Listening> {
  return startRelay(async ({ url: path = '' }) => {
    const answer = await fetch(`${truth}${path}`)
    const body = await answer.text()
    return { status: answer.status, body: answer.ok ? JSON.stringify(lie(path, JSON.parse(body))) : body }
  })
}
