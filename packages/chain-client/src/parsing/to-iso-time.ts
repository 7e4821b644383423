/** Seconds stay below this until the year 5138; milliseconds passed it in 1973. */
const FIRST_MILLISECOND_VALUE = 100_000_000_000

/** Reads a moment as ISO 8601, seconds or milliseconds, number or numeric string. Null when it is none. */
export function toIsoTime(value: string | number): string | null {
  const text = String(value).trim()
  const milliseconds = /^\d+(\.\d+)?$/.test(text) ? fromEpoch(Number(text)) : Date.parse(withZone(text))
  // Beyond the year 9999 the ISO form gains a sign, which no reader of ours expects.
  if (!Number.isFinite(milliseconds) || milliseconds < 0 || milliseconds > 253_402_300_799_999) return null
  return new Date(milliseconds).toISOString()
}

const fromEpoch = (value: number) => (value < FIRST_MILLISECOND_VALUE ? value * 1000 : value)

/** A moment without a zone is UTC; Date.parse would read it as local time. */
function withZone(text: string): string {
  const iso = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/.exec(text)
  return iso ? `${iso[1]}T${iso[2]}Z` : text
}
