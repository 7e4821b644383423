import { MINUTE_MS } from '@pkg/api-contract'
import type { MailedLink, MailedLinksRepository } from '../../database/mailed-links.repository.ts'
import { hashSecretText } from '../../lib/secret-text.ts'
import { createSecretLink } from './create-secret-link.ts'

type Purpose = MailedLink['purpose']

/** Links that prove that somebody reads an address. */
export interface MailedLinks {
  /** A link to put into a mail; undefined when one was made a moment ago, so that nobody's mailbox is flooded. */
  create(given: { userId: string; purpose: Purpose; email: string }): Promise<string | undefined>
  find(secret: string, purpose: Purpose): Promise<MailedLink | undefined>
  /** Uses the link up. */
  take(secret: string, purpose: Purpose): Promise<MailedLink | undefined>
}

const LINK_LIFE = 30 * MINUTE_MS
const BETWEEN_LINKS = 2 * MINUTE_MS
/** After so many links the next waits longer: a mailbox is not filled, and the last link stays valid meanwhile. */
const SEVERAL = 3
const BETWEEN_SEVERAL = 10 * MINUTE_MS

const pages: Readonly<Record<Purpose, string>> = {
  'reset-password': '/reset-password',
  'change-email': '/confirm-email',
}

export function createMailedLinks({
  repository,
  publicUrl,
  now,
}: {
  repository: MailedLinksRepository
  publicUrl: URL
  now: () => number
}): MailedLinks {
  return {
    async create({ userId, purpose, email }) {
      const at = now()
      const { id, link } = createSecretLink(pages[purpose], publicUrl)
      const row = { id, userId, purpose, email, createdAt: at, expiresAt: at + LINK_LIFE }
      const isTooSoon = (live: readonly MailedLink[]) => {
        const [former] = live
        const pause = live.length < SEVERAL ? BETWEEN_LINKS : BETWEEN_SEVERAL
        return former !== undefined && former.createdAt + pause > at && former.email === email
      }
      // Anybody may ask for a new password: that must not undo the link which the owner is about to open.
      const replacing = purpose !== 'reset-password'
      return (await repository.addUnless(row, isTooSoon, { now: at, replacing })) ? link : undefined
    },
    async find(secret, purpose) {
      return repository.find(hashSecretText(secret), purpose, now())
    },
    async take(secret, purpose) {
      return repository.take(hashSecretText(secret), purpose, now())
    },
  }
}
