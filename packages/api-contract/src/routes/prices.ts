import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { isoTime, usd } from '../models/amount.ts'
import { assetAddress } from '../models/asset.ts'
import { chainReadings } from '../models/chain-reading.ts'
import { freshness } from '../models/freshness.ts'
import { DEFAULT_RANGE, historyRange, isoDay } from '../models/history.ts'
import { namedAsset } from '../models/named-asset.ts'
import { provisional } from '../models/provisional.ts'

const params = z.object({
  chainId: z.pipe(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      z.transform((text) => Number(text)),
    ),
    z.int(),
  ),
  address: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.toLowerCase()),
    ),
    assetAddress,
  ),
})

/**
 * Whether prices of a token are told: `priced` where they count, `untrusted` where they are not believed, `unpriced` where
 * no source has one, `hidden` as spam, `debt` for what a lending pool wrote of what is owed.
 */
export const priceStanding = z.enum(['priced', 'untrusted', 'unpriced', 'hidden', 'debt'])
export type PriceStanding = z.infer<typeof priceStanding>

/** What one unit cost at a moment; a slot whose price is not known has none, and none stands in for it. */
export const pricePoint = z.object({
  date: isoDay,
  /** The end of the day or hour in UTC; of the last point, now. */
  at: isoTime,
  usd,
  /** `close`: of that day or hour. `present`: the price of now. Null where no price is known. */
  provenance: z.nullable(z.enum(['close', 'present'])),
})
export type PricePoint = z.infer<typeof pricePoint>

export const getPrices = defineRoute({
  method: 'GET',
  url: '/api/portfolio/prices/:chainId/:address',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 60, perMinute: 120 },
  schema: {
    summary:
      'What a token that a wallet of the person holds or moved cost, a point per day (per hour in the range of a single day), oldest first',
    tags: ['history'],
    params,
    querystring: z.object({ range: z._default(historyRange, DEFAULT_RANGE) }),
    response: {
      200: z.object({
        ...namedAsset,
        decimals: z.nullable(z.int()),
        range: historyRange,
        standing: priceStanding,
        /** Empty unless the standing is `priced`. */
        points: z.array(pricePoint),
        freshness,
        chains: chainReadings,
        /** Where everybody can look the token up; null for a coin without a contract. */
        explorerUrl: z.nullable(z.string()),
        /** Whether prices or movements are still being read. */
        provisional,
      }),
      ...{ 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody, 502: errorBody },
    },
  },
})
