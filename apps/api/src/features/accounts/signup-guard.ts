import type { RouteLimit } from '@pkg/api-contract'
import { mailsFromOneToOne, mailsToOne, refuseFor } from '../../lib/mail-limits.ts'
import { createRateLimiter } from '../../lib/rate-limiter.ts'
import type { Counts } from '../../sharing/counts.ts'

/** Limits signups and their mails, so that nobody finds out by them who has an account, and no mailbox is filled. */
export interface SignupGuard {
  /** Counts a signup that makes an account at once. Throws TOO_MANY_REQUESTS. */
  begin(place: string): Promise<void>
  /** Takes one back whose address was free. */
  giveBack(place: string): Promise<void>
  /** Whether the owner of a taken address is to be told by mail of a signup that made nothing. */
  mayTell(ownerId: string): Promise<boolean>
  /** Counts a signup that sends a mail, whether the address is taken or free. Throws TOO_MANY_REQUESTS. */
  beginMail(email: string, place: string): Promise<void>
}

/** With addresses that have accounts: who does that often is asking who has one. */
const takenFromPlace: RouteLimit = { burst: 30, perMinute: 0.5 }
/** Enough to know, too little to fill a mailbox. */
const mailsToOwner: RouteLimit = { burst: 1, perMinute: 1 / 60 }
const mailsFromPlace: RouteLimit = { burst: 100, perMinute: 5 }

export function createSignupGuard(counts: Counts): SignupGuard {
  const limiter = createRateLimiter(counts)

  async function take(key: string, limit: RouteLimit) {
    refuseFor(await limiter.take(key, limit), 'signups')
  }

  return {
    begin: (place) => take(place, takenFromPlace),
    giveBack: (place) => limiter.giveBack(place, takenFromPlace),
    mayTell: async (ownerId) => (await limiter.take(`owner ${ownerId}`, mailsToOwner)) === 0,
    async beginMail(email, place) {
      // The narrowest first: a signup that is refused must not use up what others have.
      await take(`${place} ${email}`, mailsFromOneToOne)
      await take(`from ${place}`, mailsFromPlace)
      await take(`to ${email}`, mailsToOne)
    },
  }
}
