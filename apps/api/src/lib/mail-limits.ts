import { AppError, type RouteLimit } from '@pkg/api-contract'

/** Enough for who mistypes, too little to fill a mailbox, and nobody uses up what the owner of the address has. */
export const mailsFromOneToOne: RouteLimit = { burst: 3, perMinute: 3 / 60 }
export const mailsToOne: RouteLimit = { burst: 20, perMinute: 20 / 60 }

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Throws TOO_MANY_REQUESTS where a limiter says to wait, in milliseconds; `what` is counted, such as "mails". */
export function refuseFor(wait: number, what: string): void {
  if (wait <= 0) return
  throw new AppError('TOO_MANY_REQUESTS', {
    message: `Too many ${what}. Please try again in ${Math.ceil(wait / MINUTE)} min.`,
    retryAfterSeconds: Math.ceil(wait / SECOND),
  })
}
