import { invalid } from '../primitives/check.ts'

/** The year in which a financial year such as '2023-24' begins, on 1 April. */
export function financialYearStart(argument: string, financialYear: string): number {
  const match = typeof financialYear === 'string' ? /^(\d{4})-(\d\d)$/.exec(financialYear) : null
  const start = Number(match?.[1])
  return match && (start + 1) % 100 === Number(match[2])
    ? start
    : invalid(argument, financialYear, "a financial year such as '2026-27'")
}

/** The year in which the financial year of a day (counted from 1970) begins. */
export function financialYearOf(day: number): number {
  const date = new Date(day * 864e5)
  return date.getUTCFullYear() - (date.getUTCMonth() < 3 ? 1 : 0)
}
