import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { formatTime } from '@pkg/ui-kit/format/format-time.ts'

const dayMs = 24 * 3_600_000

/** When something was read: the minute with its zone, and its day once that is no longer plain. */
export function formatReadingTime(moment: string | number, now = Date.now()): string {
  const old = now - new Date(moment).getTime() >= dayMs
  return old ? formatDateTime(moment) : formatTime(moment, { withZone: true })
}
