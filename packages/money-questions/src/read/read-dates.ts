import { datePatterns, monthNames } from '../grammar/dates.ts'

/** A full date in a question. */
export interface ReadDate {
  iso: string
  index: number
  length: number
}

/** Two figures of a year are of the century that they are nearest to: 98 is 1998. */
const PIVOT = 70

/** Dates with day, month and year, in the order of the text. Days come before months, as in India. */
export function readDates(text: string): ReadDate[] {
  const found = datePatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups = {} }) => {
      const iso = toIso(groups)
      return iso === undefined ? [] : [{ iso, index, length: whole.length }]
    }),
  )
  return found
    .sort((one, other) => one.index - other.index)
    .filter(({ index }, at, all) => !all.slice(0, at).some((one) => one.index + one.length > index))
}

/** Undefined for a day that no calendar has. */
function toIso({
  year: written = '',
  number,
  month = '',
  day = '',
}: Record<string, string>): string | undefined {
  const year =
    written.length === 2 ? Number(written) + (Number(written) < PIVOT ? 2000 : 1900) : Number(written)
  const at = number === undefined ? monthNames.indexOf(month) + 1 : Number(number)
  const date = new Date(Date.UTC(year, at - 1, Number(day)))
  const isReal = date.getUTCMonth() === at - 1 && date.getUTCDate() === Number(day)
  return isReal ? date.toISOString().slice(0, 10) : undefined
}
