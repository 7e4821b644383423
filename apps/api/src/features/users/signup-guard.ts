import { AppError, type RouteLimit } from '@pkg/api-contract'
import { createRateLimiter } from '../../lib/rate-limiter.ts'

/** Bounds what signups give away and whom they bother. */
export interface SignupGuard {
  /** Counts a signup that makes an account at once. Throws TOO_MANY_REQUESTS. */
  begin(place: string): void
  /** Takes one back whose address was free. */
  giveBack(place: string): void
  /** Whether the owner of a taken address is to be told by mail of a signup that made nothing. */
  mayTell(ownerId: string): boolean
  /** Counts a signup that sends a mail, whether the address is taken or free. Throws TOO_MANY_REQUESTS. */
  beginMail(email: string, place: string): void
}

const MINUTE = 60_000
/** With addresses that have accounts: who does that often is asking who has one. */
const takenFromPlace: RouteLimit = { burst: 30, perMinute: 0.5 }
/** Enough to know, too little to fill a mailbox. */
const mailsToOwner: RouteLimit = { burst: 1, perMinute: 1 / 60 }
/** Enough for who mistypes, too little to fill a mailbox, and nobody uses up what the owner of the address has. */
const mailsFromPlaceToOne: RouteLimit = { burst: 3, perMinute: 3 / 60 }
const mailsToOne: RouteLimit = { burst: 20, perMinute: 20 / 60 }
const mailsFromPlace: RouteLimit = { burst: 100, perMinute: 5 }

export function createSignupGuard({ now }: { now: () => number }): SignupGuard {
  const limiter = createRateLimiter({ now })

  function take(key: string, limit: RouteLimit) {
    const wait = limiter.take(key, limit)
    if (wait <= 0) return
    throw new AppError('TOO_MANY_REQUESTS', {
      message: `Too many signups. Please try again in ${Math.ceil(wait / MINUTE)} min.`,
      retryAfterSeconds: Math.ceil(wait / 1000),
    })
  }

  return {
    begin(place) {
      take(place, takenFromPlace)
    },
    giveBack(place) {
      limiter.giveBack(place, takenFromPlace)
    },
    mayTell: (ownerId) => limiter.take(`owner ${ownerId}`, mailsToOwner) === 0,
    beginMail(email, place) {
      // The narrowest first: a signup that is refused must not use up what others have.
      take(`${place} ${email}`, mailsFromPlaceToOne)
      take(`from ${place}`, mailsFromPlace)
      take(`to ${email}`, mailsToOne)
    },
  }
}
