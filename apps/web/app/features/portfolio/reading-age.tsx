import { Age } from '@pkg/ui-kit/components/age.tsx'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { formatRelativeTime } from '@pkg/ui-kit/format/format-relative-time.ts'
import { formatTime } from '@pkg/ui-kit/format/format-time.ts'
import { useNow } from './use-now.ts'

interface ReadingAgeProps {
  /** When the figure was read, ISO 8601. */
  updatedAt: string
  stale: boolean
  /** Which service gave it. */
  source?: string | undefined
}

const dayMs = 24 * 60 * 60_000

/** When a figure was read and from where; stands beside every figure that came from outside. */
export function ReadingAge({ updatedAt, stale, source }: ReadingAgeProps) {
  // A reading that arrived after the last tick is not from the future.
  const now = Math.max(useNow(), Date.parse(updatedAt))
  const old = now - Date.parse(updatedAt) >= dayMs
  const moment = old ? formatDateTime(updatedAt) : formatTime(updatedAt, { withZone: true })
  const text = `as of ${moment}, ${formatRelativeTime(updatedAt, now, { style: 'short' })}`
  const from = source ? `, from ${source}` : ''
  return <Age stale={stale}>{`${stale ? `Stale: ${text}` : `A${text.slice(1)}`}${from}`}</Age>
}
