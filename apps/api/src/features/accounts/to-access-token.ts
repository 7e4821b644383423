import type { AccessToken } from '@pkg/api-contract'
import type { KeptToken } from '../../database/access-tokens.repository.ts'

/** A stored token with the fields that its owner may see. */
export function toAccessToken({
  scopes,
  createdAt,
  expiresAt,
  lastUsedAt,
  ...token
}: KeptToken): AccessToken {
  return {
    ...token,
    scopes: [...scopes],
    createdAt: toIso(createdAt),
    expiresAt: expiresAt === null ? null : toIso(expiresAt),
    lastUsedAt: lastUsedAt === null ? null : toIso(lastUsedAt),
  }
}

const toIso = (time: number) => new Date(time).toISOString()
