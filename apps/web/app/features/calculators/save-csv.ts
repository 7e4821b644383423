import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { saveFile } from '#app/lib/save-file.ts'
import type { ScheduleRow } from './schedule-rows.ts'
import { type CsvOptions, toCsv } from './to-csv.ts'

/** Hands a schedule, in one of its views, to the browser as a file. */
export function saveCsv(definition: AnyCalculator, rows: readonly ScheduleRow[], options: CsvOptions): void {
  saveFile(`${definition.id}-schedule.csv`, 'text/csv;charset=utf-8', toCsv(definition, rows, options))
}
