import type { FreshnessState } from '@pkg/api-contract'
import { Age } from '@pkg/ui-kit/components/age.tsx'
import { formatRelativeTime } from '@pkg/ui-kit/format/format-relative-time.ts'
import { formatReadingTime } from '#app/lib/format-reading-time.ts'
import { useNow } from './use-now.ts'

interface ReadingAgeProps {
  /** When the figure was read, ISO 8601. */
  updatedAt: string
  state: FreshnessState
  /** Which service gave it. */
  source?: string | undefined
}

/** What stands for the source of what no source has told yet. */
const NO_SOURCE = 'none'

const words: Record<FreshnessState, string> = {
  fresh: 'As of',
  ageing: 'Ageing: as of',
  stale: 'Stale: as of',
  partial: 'Partial: as of',
}

/** When a figure was read, from where, and its state; stands beside every figure that came from outside. */
export function ReadingAge({ updatedAt, state, source }: ReadingAgeProps) {
  // A reading that arrived after the last tick is not from the future.
  const now = Math.max(useNow(), Date.parse(updatedAt))
  if (source === NO_SOURCE) return <Age state="stale">Not read yet</Age>
  const moment = formatReadingTime(updatedAt, now)
  const age = formatRelativeTime(updatedAt, now, { style: 'short' })
  const from = source ? `, from ${source}` : ''
  return <Age state={state}>{`${words[state]} ${moment}, ${age}${from}`}</Age>
}
