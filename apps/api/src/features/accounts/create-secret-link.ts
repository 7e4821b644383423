import { createSecretText, hashSecretText } from '../../lib/secret-text.ts'

/** 192 bits: more than anybody guesses, and short enough that mail programs leave the link in one line. */
const LINK_BYTES = 24

/** A link to one of our pages to put into a mail, and the hash under which its secret is stored. */
export function createSecretLink(page: string, publicUrl: URL): { link: string; id: string } {
  const secret = createSecretText(LINK_BYTES)
  // After the hash sign: that part of an address is sent to no server and stands in no log.
  return { link: `${publicUrl.origin}${page}#${secret}`, id: hashSecretText(secret) }
}
