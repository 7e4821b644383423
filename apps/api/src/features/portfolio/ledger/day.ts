/** A calendar day in UTC, counted from 1970. */
export type Day = number

export const DAY_MS = 86_400_000

/** The day that a moment (ms since 1970) lies in. */
export function toDay(moment: number): Day {
  return Math.floor(moment / DAY_MS)
}

/** The last moment of a day. */
export function endOfDay(day: Day): number {
  return (day + 1) * DAY_MS - 1
}

/** `YYYY-MM-DD` */
export function formatDay(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Reads what `formatDay` writes; the contract has checked that it is a date. */
export function parseDay(text: string): Day {
  return toDay(Date.parse(`${text}T00:00:00Z`))
}
