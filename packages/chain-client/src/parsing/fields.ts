import * as z from 'zod'
import { invisibleCharacters } from './invisible-characters.ts'
import { toIsoTime } from './to-iso-time.ts'

/**
 * An amount in base units; sources send decimal strings, their documentation shows numbers too. A number beyond
 * 2^53 is refused: whoever wrote it has most likely rounded it already.
 */
export const baseUnitsField = z
  .union([z.string().regex(/^\d{1,100}$/), z.int().nonnegative()])
  .transform((value) => BigInt(value).toString())

/** Decimals as number or string; null when the source does not know them, and where a token names more than there can be. */
export const decimalsField = z
  .union([z.int().min(0).max(255), z.string().regex(/^\d{1,3}$/), z.null(), z.literal('')])
  .optional()
  .transform((value) => (value === null || value === undefined || value === '' ? null : Number(value)))
  .refine((value) => value === null || value <= 255)
  .catch(null)

/** A price in USD as number or string. A price of zero or below says nothing, so it is unknown. */
export const priceField = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/), z.null()])
  .optional()
  .transform((value) => {
    const price = value === null || value === undefined ? 0 : Number(value)
    return Number.isFinite(price) && price > 0 ? price : null
  })

/** A percentage that may be missing; nothing depends on it, so anything unreadable is null. */
export const percentField = z.coerce.number().nullable().catch(null)

/** A 20-byte address in any case, in lower case afterwards. */
export const addressField = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((value) => value.toLowerCase() as `0x${string}`)

/** A transaction hash, in lower case afterwards. */
export const hashField = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .transform((value) => value.toLowerCase())

/** A small whole number that comes as number or string. */
export const indexField = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,15}$/)])
  .transform((value) => Number(value))

/** The place of a log in its block; below zero where the index made the row of something that left no log. */
export const logIndexField = z
  .union([z.int(), z.string().regex(/^-?\d{1,15}$/)])
  .transform((value) => Number(value))

/** A moment as ISO 8601, seconds or milliseconds, number or numeric string. */
export const timeField = z.union([z.string(), z.number()]).transform((value, context) => {
  const time = toIsoTime(value)
  if (time !== null) return time
  context.issues.push({ code: 'custom', input: value, message: 'not a moment' })
  return z.NEVER
})

/** The longest text that a token may give itself; what is longer is bait and is cut. */
const MAX_TEXT = 256

/** A name or symbol: decoration, so anything that is not text is null. */
export const textField = z
  .string()
  .nullable()
  .catch(null)
  .transform((value) => {
    const text = value?.replace(invisibleCharacters, '').trim()
    return text === undefined || text === '' ? null : text.slice(0, MAX_TEXT)
  })

/** A flag that some answers spell as text. */
export const flagField = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
  .nullable()
  .catch(null)
