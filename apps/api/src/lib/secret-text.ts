import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as text that fits into a cookie or a link. */
export function createSecretText(): string {
  return randomBytes(32).toString('base64url')
}

/** Under which such a text is stored: whoever reads the table does not have the text. */
export function hashSecretText(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
