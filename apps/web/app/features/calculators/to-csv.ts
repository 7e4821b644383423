import type { AnyCalculator, Column } from '@pkg/finance-math/calculators'
import papaparse from 'papaparse'
import { listColumns, type ScheduleRow } from './schedule-rows.ts'

/** Spreadsheets take a file for UTF-8 only when it says so. */
const byteOrderMark = '\ufeff'

export interface CsvOptions {
  /** The view of the schedule that the rows are of. */
  view?: string | undefined
  /** The amounts are in today's money, which their heads then say. */
  isInTodaysMoney?: boolean
}

/**
 * A schedule as a CSV file, its rows as they are shown: numbers plain, so that spreadsheets calculate with them. Text that a spreadsheet would take for a formula is made text.
 */
export function toCsv(
  definition: AnyCalculator,
  rows: readonly ScheduleRow[],
  { view, isInTodaysMoney = false }: CsvOptions = {},
): string {
  const columns = listColumns(definition, view)
  const fields = columns.map(([, column]) => toHead(column, isInTodaysMoney))
  const data = rows.map((row) => columns.map(([name, column]) => toCell(row[name], column)))
  return byteOrderMark + papaparse.unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' })
}

function toHead({ label, unit }: Column, isInTodaysMoney: boolean): string {
  if (unit === 'inr') return `${label.en} (INR${isInTodaysMoney ? ', in today’s money' : ''})`
  if (unit === 'usd') return `${label.en} (USD)`
  return label.en
}

function toCell(value: number | string | undefined, { options }: Column): number | string {
  return typeof value === 'string' ? (options?.[value]?.en ?? value) : (value ?? '')
}
