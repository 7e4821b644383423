import { type Step, toDay } from '../ledger/day.ts'

/**
 * The last record of each day in UTC. Whatever is told by days is made of these alone, also where hours are still kept: so
 * no figure of the past changes when the hours of a day go.
 * @param records oldest first
 */
export function lastOfDays<R extends { at: number }>(records: readonly R[]): R[] {
  return records.filter(({ at }, index) => {
    const next = records[index + 1]
    return next === undefined || toDay(next.at) !== toDay(at)
  })
}

/** The records that tell of steps: of days the last of each, so that they stay as they are when their hours go; of hours all. */
export function recordsOfStep<R extends { at: number }>(records: readonly R[], step: Step): readonly R[] {
  return step === 'day' ? lastOfDays(records) : records
}
