/** The ISO day of so many days since 1970-01-01, as `calendarDay` counts them. */
export function isoDay(day: number): string {
  return new Date(day * 864e5).toISOString().slice(0, 10)
}
