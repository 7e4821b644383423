import * as z from 'zod/mini'
import { hexAddress } from './address.ts'
import { isoTime } from './amount.ts'

export const providerState = z.enum(['unused', 'ok', 'failing', 'off'])

export const providerStatus = z.object({
  name: z.string(),
  /** `off`: not configured; `unused`: configured and not asked yet. */
  state: providerState,
  lastSuccess: z.nullable(isoTime),
})
export type ProviderStatus = z.infer<typeof providerStatus>

/** How a provider has done since the start of the server. */
export const providerHealth = z.extend(providerStatus, {
  calls: z.int(),
  faults: z.int(),
  /** Answers that came from the cache instead. */
  cacheHits: z.int(),
  /** Calls that went out to it; one that is asked may need many. */
  sent: z.int(),
  /** Calls that were held back so that its allowance lasts. */
  held: z.int(),
  /** How many it may get, of all processes together; null where nothing bounds them. */
  budget: z.nullable(z.object({ perMinute: z.nullable(z.int()), perDay: z.nullable(z.int()) })),
})
export type ProviderHealth = z.infer<typeof providerHealth>

/** How the product runs and how its sources are. */
export const status = z.object({
  mode: z.enum(['sandbox', 'live']),
  version: z.string(),
  providers: z.array(providerStatus),
  /** Where whoever runs this installation takes donations, with checksum; null for nowhere. */
  donationAddress: z.nullable(hexAddress),
  /** Where the source code of this installation is open to read; null where its owner names no place. */
  sourceCodeUrl: z.nullable(z.url({ protocol: /^https?$/ })),
  /** Where whoever runs this installation can be reached; null where they name no address. */
  contactEmail: z.nullable(z.string()),
  contactPostalAddress: z.nullable(z.string()),
  /**
   * Worlds whose readings the database also keeps and this server does not use; `unknown` for those of a version that
   * did not say whose they are.
   */
  otherWorlds: z.array(z.enum(['sandbox', 'live', 'unknown'])),
})
export type Status = z.infer<typeof status>
