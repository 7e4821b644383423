import type { Row, RowsOf } from '@pkg/finance-math/calculators'

/** What a new row begins with: the figures of the last one, and days as far behind it as it is behind the one before. */
export function nextRow({ columns }: Pick<RowsOf, 'columns'>, rows: readonly Row[]): Row {
  const last = rows.at(-1)
  const before = rows.at(-2)
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const value = last?.[name] ?? column.default
      if (column.kind !== 'date' || last === undefined) return [name, value]
      const next = addMonths(String(value), monthsBetween(before?.[name], String(value)))
      return [name, next > column.max ? value : next]
    }),
  )
}

/** Whole months from one day to a later one; a year where there is no other, or none before it. */
function monthsBetween(from: unknown, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const months = typeof from === 'string' ? count(to) - count(from) : 0
  return months > 0 ? months : 12
}

/** The same day of a later month, or the last of that month where it has none. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const next = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last.getUTCDate())))
  return next.toISOString().slice(0, 10)
}
