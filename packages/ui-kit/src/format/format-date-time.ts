import { dateFormat } from './date-format.ts'
import { formatTime } from './format-time.ts'

interface FormatDateTimeOptions {
  /** IANA name; the person's own when absent. */
  timeZone?: string
  /** Adds the short name of the zone: "21 Nov 2026, 09:14 IST". @default false */
  withZone?: boolean
}

/** Day, month, year and minute, the same in every browser: "21 Nov 2026, 09:14". */
export function formatDateTime(
  moment: Date | string | number,
  { timeZone, withZone = false }: FormatDateTimeOptions = {},
): string {
  const day = dateFormat('en-US', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
  const parts = Object.fromEntries(
    day.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  return `${parts.day} ${parts.month} ${parts.year}, ${formatTime(moment, { ...(timeZone && { timeZone }), withZone })}`
}
