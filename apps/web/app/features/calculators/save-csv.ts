import type { AnyCalculator } from '@pkg/finance-math/calculators'
import type { ScheduleRow } from './schedule-rows.ts'
import { toCsv } from './to-csv.ts'

/** Hands a schedule to the browser as a file. */
export function saveCsv(definition: AnyCalculator, rows: readonly ScheduleRow[]): void {
  const url = URL.createObjectURL(new Blob([toCsv(definition, rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${definition.id}-schedule.csv`
  link.click()
  URL.revokeObjectURL(url)
}
