import { createHash, randomBytes } from 'node:crypto'

/** Random bits, as text that fits into a cookie or a link. */
export function createSecretText(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** Under which such a text is stored: whoever reads the table does not have the text. */
export function hashSecretText(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
