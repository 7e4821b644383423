/** The day of the same number so many months later, or the last of that month where it has none. */
export function monthsAfter(day: number, months: number): number {
  const from = new Date(day * 864e5)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  return Math.min(Date.UTC(year, month, from.getUTCDate()), Date.UTC(year, month + 1, 0)) / 864e5
}
