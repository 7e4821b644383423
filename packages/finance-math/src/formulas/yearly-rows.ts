import { list, object } from '../primitives/check.ts'

/**
 * The rows of a monthly schedule that end a year: those whose month is divisible by 12, unchanged.
 *
 * @formula none: it chooses rows
 * @param rows rows with a `month`, as `amortizationSchedule` and `swp` give them
 * @see `amortizationSchedule` and `swp`, whose months it counts
 * @throws FinanceMathError INVALID_ARGUMENT where rows is not an array of objects
 * @example
 * yearlyRows(amortizationSchedule({ principal: 1000, annualRatePercent: 8, months: 30 })).length //=> 2
 */
export function yearlyRows<Row extends { month: number }>(rows: readonly Row[]): Row[] {
  return list('rows', rows, 0).filter((row) => object('rows', row).month % 12 === 0)
}
