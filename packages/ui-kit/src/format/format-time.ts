interface FormatTimeOptions {
  /** IANA name; the person's own when absent. */
  timeZone?: string
  /** Adds the short name of the zone: "15:42 IST". @default false */
  withZone?: boolean
}

/** The minute of a moment on a 24-hour clock: "15:42". */
export function formatTime(
  moment: Date | string | number,
  { timeZone, withZone = false }: FormatTimeOptions = {},
): string {
  const formatter = new Intl.DateTimeFormat('en-IN', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(withZone ? { timeZoneName: 'short' } : {}),
  })
  const parts = formatter.formatToParts(new Date(moment))
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
  const time = `${part('hour')}:${part('minute')}`
  return withZone ? `${time} ${part('timeZoneName')}` : time
}
