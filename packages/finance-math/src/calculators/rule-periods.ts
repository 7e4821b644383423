import type { DatedValues } from '../india/dated-rule.ts'
import { monthOf } from './month-of.ts'

/** The times from a day on in which one value of a rule held, newest first, by their first days, as the options of a choice. */
export function rulePeriods(
  { steps }: DatedValues<unknown>,
  since: string,
): Readonly<Record<string, string>> {
  const days = [since, ...steps.map(([from]) => from).filter((from) => from > since)]
  const periods = days.map((from, index) => {
    const next = days[index + 1]
    return [from, next ? `${monthOf(from)} to ${monthOf(lastDayBefore(next))}` : `Since ${monthOf(from)}`]
  })
  return Object.fromEntries(periods.reverse())
}

function lastDayBefore(day: string): string {
  return new Date(Date.parse(day) - 864e5).toISOString()
}
