import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

/** Names that no public resolver answers: of this machine, of a local network, or reserved for tests. */
const LOCAL_NAMES =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|home\.arpa)$/

/** Whether a URL names this machine or a private network, as far as its spelling tells; nothing is looked up. */
export function isPrivateUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return !isPublicAddress(host)
  // A name of one label is one that a local network or a container gives.
  return !host.includes('.') || LOCAL_NAMES.test(host)
}
