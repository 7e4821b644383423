import { strict } from 'chrono-node'

/** A full date in a question. */
export interface ReadDate {
  iso: string
  index: number
  length: number
}

const mayHoldDate =
  /\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/

/** Dates with day, month and year, in the order of the text. Days come before months, as in India. */
export function readDates(text: string): ReadDate[] {
  if (!mayHoldDate.test(text)) return []
  const dayFirst = text.replace(
    /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g,
    (whole, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`.padEnd(whole.length),
  )
  return strict
    .parse(dayFirst, new Date(Date.UTC(2000, 0, 1)))
    .flatMap(({ index, text: found, start, end }) => {
      const isFull = start.isCertain('day') && start.isCertain('month') && start.isCertain('year')
      if (!isFull || end) return []
      const parts = [start.get('year'), start.get('month'), start.get('day')]
      const [year = 0, month = 0, day = 0] = parts.map((part) => part ?? 0)
      return [
        {
          iso: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
          index,
          length: found.length,
        },
      ]
    })
}
