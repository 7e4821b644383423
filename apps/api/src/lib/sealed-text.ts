import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/** Encrypts a text that must be read again (AES-256-GCM); `owner` is bound to it, so that rows cannot be swapped. */
export function sealText(text: string, { key, owner }: { key: Buffer; owner: string }): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when the text was sealed with another key or for another owner, or was changed. */
export function openText(sealedText: string, { key, owner }: { key: Buffer; owner: string }): string {
  const bytes = Buffer.from(sealedText, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
}
