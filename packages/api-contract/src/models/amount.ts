import * as z from 'zod/mini'

/** An amount of a token in base units, as a decimal string, so that no digit is lost. */
export const baseUnits = z.string().check(z.regex(/^\d+$/))

/** Money in US dollars; null when unknown, never 0 for unknown. */
export const usd = z.nullable(z.number())

/** A moment in UTC, ISO 8601. */
export const isoTime = z.iso.datetime()
