import * as z from 'zod/mini'
import { isoTime } from './amount.ts'

/** How one chain was read for an answer that holds several. */
export const chainReading = z.object({
  chainId: z.int(),
  source: z.string(),
  /** When its figures were read; null where they never were. */
  updatedAt: z.nullable(isoTime),
  /** Whether a newer reading failed, so that these are earlier figures, or none. */
  stale: z.boolean(),
  /** What is wrong, as a sentence for a person; null when nothing is. */
  problem: z.nullable(z.string()),
  /** When its source may be asked again that is left alone so that its allowance lasts; absent where none is. */
  nextReadingAt: z.optional(isoTime),
})
export type ChainReading = z.infer<typeof chainReading>

/** The chains that an answer holds, in the order in which a person sees them. */
export const chainReadings = z.array(chainReading)
