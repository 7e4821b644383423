import * as z from 'zod/mini'
import { isoTime } from './amount.ts'

/** How many units of each currency one unit of another buys, by ISO 4217 code. */
export const rateTable = z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.number().check(z.positive()))
export type RateTable = z.infer<typeof rateTable>

/** A currency's rates, with the day that they are of. */
export const rates = z.object({
  base: z.string(),
  rates: rateTable,
  /** When the source last set them; banks' rates are of a day. */
  updatedAt: isoTime,
  source: z.string(),
  /** Nobody could be asked: these are the last ones known. */
  stale: z.boolean(),
  problem: z.nullable(z.string()),
})
export type Rates = z.infer<typeof rates>
