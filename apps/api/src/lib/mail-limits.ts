import { AppError, MINUTE_MS, type RouteLimit } from '@pkg/api-contract'

/** From one place to one address: enough after typing errors, too few to fill a mailbox or use up the owner's own. */
export const mailsFromOneToOne: RouteLimit = { burst: 3, perMinute: 3 / 60 }
export const mailsToOne: RouteLimit = { burst: 20, perMinute: 20 / 60 }

const SECOND = 1000

/** Throws TOO_MANY_REQUESTS where a limiter says to wait, in milliseconds; `what` is counted, such as "mails". */
export function refuseFor(wait: number, what: string): void {
  if (wait <= 0) return
  throw new AppError('TOO_MANY_REQUESTS', {
    message: `Too many ${what}. Please try again in ${Math.ceil(wait / MINUTE_MS)} min.`,
    retryAfterSeconds: Math.ceil(wait / SECOND),
  })
}
