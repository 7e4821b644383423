import { AppError } from '@pkg/api-contract'
import { describeFailures } from './describe-failures.ts'
import { AllFailed } from './with-fallback.ts'

/** What is wrong, in front of figures that were read earlier. */
export function describeStale(error: unknown, updatedAt: string, now: number): string {
  return `${describeError(error)}; these are the figures of ${formatMoment(updatedAt, now)}.`
}

function describeError(error: unknown): string {
  if (error instanceof AllFailed) return describeFailures(error.failures)
  if (error instanceof AppError) return error.message.replace(/\.$/, '')
  return 'The data source is not answering'
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "14:58 UTC", with the day in front of it when that is not today. */
export function formatMoment(iso: string, now: number): string {
  const at = new Date(iso)
  const time = `${clock.format(at)} UTC`
  return day.format(at) === day.format(now) ? time : `${day.format(at)}, ${time}`
}
