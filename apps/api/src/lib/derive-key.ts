import { hkdfSync } from 'node:crypto'

/** A key for one purpose: what is signed for one is worth nothing for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `hodlwise ${purpose}`, 32))
}
