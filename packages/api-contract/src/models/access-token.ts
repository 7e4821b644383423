import * as z from 'zod/mini'
import { isoTime } from './amount.ts'

/** What an access token may be made for, with the words that people read. */
export const tokenScopeLabels = {
  'read:portfolio': 'Read your wallets and what they hold',
  'read:history': 'Read history, movements and gains',
  'write:wallets': 'Add, label and remove wallets',
} as const

export type TokenScope = keyof typeof tokenScopeLabels
export const tokenScopes = Object.keys(tokenScopeLabels) as [TokenScope, ...TokenScope[]]

/** How many tokens a person may have at a time. */
export const MAX_ACCESS_TOKENS = 50
/** In how many days a token ends; null is never. */
export const tokenLifetimes = [7, 30, 90, 365, null] as const

export const tokenName = z
  .string('Name is required')
  .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(64, 'Name must be at most 64 characters'))

/** What is said of a token that is asked for without anything that it may do. */
export const NO_SCOPE = 'Please choose what the token may do'

/** In the order in which they are listed above, each once. */
export const tokenScopesInput = z.pipe(
  z
    .array(z.enum(tokenScopes))
    .check(z.minLength(1, NO_SCOPE), z.maxLength(tokenScopes.length, 'Please choose each permission once')),
  z.transform((chosen) => tokenScopes.filter((scope) => chosen.includes(scope))),
)

/** A token for programs, without its secret: that is told once, and kept nowhere. */
export const accessToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: isoTime,
  /** Null where it does not end by itself. */
  expiresAt: z.nullable(isoTime),
  /** To the minute; null while it was not used. */
  lastUsedAt: z.nullable(isoTime),
})
export type AccessToken = z.infer<typeof accessToken>
