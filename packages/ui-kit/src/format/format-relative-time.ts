interface FormatRelativeTimeOptions {
  /** `short` writes "2 min ago", `long` "2 minutes ago". @default 'long' */
  style?: 'long' | 'short'
}

const minuteMs = 60_000
const units = [
  { ms: 24 * 60 * minuteMs, long: 'day', short: 'd' },
  { ms: 60 * minuteMs, long: 'hour', short: 'h' },
  { ms: minuteMs, long: 'minute', short: 'min' },
]

/**
 * How long ago a moment was: "just now" under a minute, then minutes, hours and days, rounded down. A moment ahead
 * of `now`, as when two clocks disagree, is just now.
 */
export function formatRelativeTime(
  moment: Date | string | number,
  now: Date | string | number,
  { style = 'long' }: FormatRelativeTimeOptions = {},
): string {
  const elapsedMs = new Date(now).getTime() - new Date(moment).getTime()
  const unit = units.find(({ ms }) => elapsedMs >= ms)
  if (!unit) return 'just now'

  const count = Math.floor(elapsedMs / unit.ms)
  if (style === 'short') return `${count} ${unit.short} ago`
  return `${count} ${unit.long}${count === 1 ? '' : 's'} ago`
}
