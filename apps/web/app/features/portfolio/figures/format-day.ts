const long = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const numeric = { day: 'numeric', month: 'short', year: 'numeric' } as const
const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' })
const plain = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...numeric })

/** A day as the server counts them, in UTC: "Sat 21 Nov 2026", "21 Nov 2026", "21 Nov", or only "Nov 2026". */
export function formatDay(
  day: string | number | Date,
  style: 'long' | 'plain' | 'short' | 'month' = 'plain',
): string {
  const format = { long, plain, short, month }[style]
  return format.format(new Date(day)).replace(/,/g, '').replace('Sept', 'Sep')
}
