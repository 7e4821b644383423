import { ApiError } from '@pkg/api-contract'

/** After the first failure, in milliseconds; doubled with each one more. */
const FIRST = 15_000
const LONGEST = 5 * 60_000
/** Where older figures stand on the page meanwhile. */
const STALE = 2 * 60_000

interface ReadingState {
  data: { stale: boolean } | undefined
  error: unknown
  /** How often it failed since the page opened. */
  errorUpdateCount: number
}

/**
 * In how many milliseconds a reading is asked for again by itself, while the page is in sight: what failed, later each
 * time, and what rests on older figures. False where it was read, and where asking again changes nothing.
 */
export function askAgainWhereUnread({ data, error, errorUpdateCount }: ReadingState): number | false {
  if (error !== null && !mayPass(error)) return false
  if (data !== undefined) return error !== null || data.stale ? STALE : false
  return error === null ? false : Math.min(LONGEST, FIRST * 2 ** (errorUpdateCount - 1))
}

/** Whether a failure is one of a source or of the way there, and not of what was asked. */
const mayPass = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)
