import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { formatMoment } from '../figures/format-moment.ts'

/**
 * When something moved, on the clock by which days are counted: those of the filter, of its file, of closes and of the
 * history. The person's own clock stands behind it.
 */
export function MovementTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={`${formatDateTime(at, { withZone: true })} on your clock`}>
      {formatMoment(at)}
    </time>
  )
}
