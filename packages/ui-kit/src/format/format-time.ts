import { dateFormat } from './date-format.ts'

interface FormatTimeOptions {
  /** IANA name; the person's own when absent. */
  timeZone?: string
  /** Adds the short name of the zone: "15:42 IST". @default false */
  withZone?: boolean
}

/**
 * The minute of a moment on a 24-hour clock: "15:42". In the person's own zone it needs no `Intl`, whose first use
 * blocks a phone's main thread.
 */
export function formatTime(
  moment: Date | string | number,
  { timeZone, withZone = false }: FormatTimeOptions = {},
): string {
  const date = new Date(moment)
  const time = timeZone ? timeIn(timeZone, date) : `${pad(date.getHours())}:${pad(date.getMinutes())}`
  return withZone ? `${time} ${nameZone(date, timeZone)}` : time
}

const pad = (count: number) => String(count).padStart(2, '0')

function timeIn(timeZone: string, date: Date): string {
  return dateFormat('en-IN', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date)
}

/** As people in India read it: their own zone by its letters, others by their distance from Greenwich. */
function nameZone(date: Date, timeZone: string | undefined): string {
  if (timeZone) {
    const named = dateFormat('en-IN', { timeZone, timeZoneName: 'short' })
    return named.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  }
  const minutes = -date.getTimezoneOffset()
  if (minutes === 0) return 'UTC'
  if (minutes === 330) return 'IST'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${pad(rest)}` : ''}`
}
