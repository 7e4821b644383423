import type { MailedLink, MailedLinksRepository } from '../mailed-links.repository.ts'

/** Adds a link beside whatever there is. */
export const addLink = (mailedLinks: Pick<MailedLinksRepository, 'addUnless'>, link: MailedLink) =>
  mailedLinks.addUnless(link, () => false, { now: link.createdAt, replacing: false })
