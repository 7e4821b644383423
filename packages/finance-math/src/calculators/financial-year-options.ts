import { financialYearOf } from '../india/financial-year.ts'
import { calendarDay } from '../primitives/calendar-day.ts'

/** The name of the financial year that begins in `start`, such as 2026-27. */
export const financialYearName = (start: number): string =>
  `${start}-${String((start + 1) % 100).padStart(2, '0')}`

/** The financial years of India from the one beginning in `first` to that of an ISO day, as the options of a choice. */
export function financialYearOptions(first: number, until: string): Readonly<Record<string, string>> {
  const options: Record<string, string> = {}
  for (let year = first; year <= financialYearOf(calendarDay(until)); year++) {
    options[financialYearName(year)] = `FY ${financialYearName(year)}`
  }
  return options
}
