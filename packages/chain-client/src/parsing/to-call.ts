import type { Call } from '../ports/movements.ts'

/** More kinds of logs say nothing more of what a transaction was. */
const MOST_TOPICS = 16

/** What a transaction called, by its call data and the first topics of its logs. */
export function toCall(to: string | null, input: string, topics: readonly (string | undefined)[] = []): Call {
  const selector = /^0x[0-9a-fA-F]{8}/.exec(input)?.[0].toLowerCase() ?? null
  const first = new Set(topics.flatMap((topic) => topic?.toLowerCase() ?? []))
  return { to, selector, topics: [...first].slice(0, MOST_TOPICS) }
}
