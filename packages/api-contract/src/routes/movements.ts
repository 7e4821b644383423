import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { ETHEREUM } from '../models/asset.ts'
import { chainReadings } from '../models/chain-reading.ts'
import { exactUsd, isoDay } from '../models/history.ts'
import { assetMovementSum, movedAsset, movement, movementKind, movementSum } from '../models/movement.ts'
import { provisional } from '../models/provisional.ts'
import { sourced } from '../models/sourced.ts'
import { addressSelection } from './address-selection.ts'
import { chainSelection } from './chain-selection.ts'

const tags = ['portfolio']
const failures = { 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody, 502: errorBody }

/** How many movements stand on a page. */
export const MOVEMENTS_PAGE_SIZE = 50
/** How many movements stand in a part of a file: what is written in the time of some thirty milliseconds. */
export const MOVEMENTS_FILE_PART = 1_000
/** The longest text that is searched for: as long as a hash, with room for a name around it. */
export const MAX_MOVEMENT_SEARCH = 100

/** A number of dollars as a person writes it without signs of thousands: whole, or with up to six places. */
export const MOVEMENT_DOLLARS = /^\d{1,12}(\.\d{1,6})?$/

/** An empty field of a form is a filter that is not set. */
const optional = <T extends z.ZodMiniType<unknown, string>>(type: T) =>
  z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text === undefined || text.trim() === '' ? undefined : text.trim())),
    ),
    z.optional(type),
  )

const lowerCase = z.pipe(
  z.string(),
  z.transform((text) => text.toLowerCase()),
)

/** `native` or a contract, with or without the chain before it: `1:native`. */
const assetFilter = z.pipe(
  z.pipe(
    lowerCase,
    z.transform((text) => (text.includes(':') ? text : `${ETHEREUM}:${text}`)),
  ),
  z.templateLiteral([z.int(), ':', z.string()]).check(z.regex(/^\d{1,9}:(native|0x[0-9a-f]{40})$/)),
)

const directionFilter = z.pipe(
  z.pipe(
    lowerCase,
    z.transform(
      (text) => ({ received: 'Received', in: 'Received', sent: 'Sent', out: 'Sent' })[text] ?? text,
    ),
  ),
  z.enum(['Received', 'Sent']),
)

/** Which movements are meant. Days are calendar days in UTC, both included. */
const filter = {
  address: addressSelection,
  chainId: chainSelection,
  asset: optional(assetFilter),
  kind: optional(z.pipe(lowerCase, movementKind)),
  direction: optional(directionFilter),
  from: optional(isoDay),
  to: optional(isoDay),
  /** What it was worth at least, in dollars, whichever way it went, as the list writes it; what has no known value is left out. */
  leastUsd: optional(
    z
      .string()
      .check(z.regex(MOVEMENT_DOLLARS, 'The least value is a number of dollars, such as 5000 or 0.50')),
  ),
  /** Part of a name, symbol, label, address or hash. */
  q: optional(z.string().check(z.maxLength(MAX_MOVEMENT_SEARCH))),
  /** `show` brings what is hidden as spam too. */
  hidden: optional(z.enum(['show', 'hide'])),
}

const cursor = optional(z.string().check(z.maxLength(600)))

export const listMovements = defineRoute({
  method: 'GET',
  url: '/api/portfolio/movements',
  access: 'user',
  scopes: ['read:history'],
  schema: {
    summary:
      'Every movement of the wallets (ether, internal, token, NFT, gas), newest first, a page at a time: `nextCursor` leads to the next one, null on the last; with `leastUsd` a page before the last may have fewer rows, or none',
    tags,
    querystring: z.object({ ...filter, cursor }),
    response: {
      200: z.extend(sourced(z.array(movement)), {
        nextCursor: z.nullable(z.string()),
        chains: chainReadings,
        provisional,
      }),
      ...failures,
    },
  },
})

export const exportMovements = defineRoute({
  method: 'GET',
  url: '/api/portfolio/movements/csv',
  access: 'user',
  scopes: ['read:history'],
  // One file of many movements is many calls.
  limit: { burst: 300, perMinute: 120 },
  schema: {
    summary:
      'The movements that a filter leaves as CSV, newest first, a part at a time: parts put one after another, each asked for by the `nextCursor` of the one before, are the file',
    tags,
    querystring: z.object({ ...filter, cursor }),
    response: {
      200: z.object({
        fileName: z.string(),
        csv: z.string(),
        nextCursor: z.nullable(z.string()),
        /** What is missing or not final, as sentences. */
        problems: z.array(z.string()),
      }),
      ...failures,
    },
  },
})

export const sumMovements = defineRoute({
  method: 'GET',
  url: '/api/portfolio/movements/sums',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 60, perMinute: 120 },
  schema: {
    summary:
      'What the movements that a filter leaves add up to, by kind and direction, and by asset; those between two of the wallets apart',
    tags,
    querystring: z.object(filter),
    response: {
      200: z.object({
        count: z.int(),
        /** Those of spam, which are in no other figure unless they were asked for; 0 beside `leastUsd`, as they have no value. */
        hiddenCount: z.int(),
        /** How many have no known value; they are in no sum. */
        unvalued: z.int(),
        /** How many of those have a price that is not trusted. */
        untrusted: z.int(),
        /** How many of those are movements of a debt. */
        debts: z.int(),
        /**
         * How many the rest of the filter leaves whose value is not known, so that nobody can tell whether it is `leastUsd`; they
         * are in no other figure. Absent without `leastUsd`.
         */
        unjudged: z.optional(z.int()),
        /** How many are valued at each price. */
        valuedAt: z.object({ hour: z.int(), day: z.int(), present: z.int() }),
        /** What came less what went. */
        exactValue: exactUsd,
        value: z.number(),
        sums: z.array(movementSum),
        assets: z.array(assetMovementSum),
        /** Whether more assets moved than are listed. */
        moreAssets: z.boolean(),
        chains: chainReadings,
        /** Whether prices or movements are still being read. */
        provisional,
      }),
      ...failures,
    },
  },
})

export const listMovedAssets = defineRoute({
  method: 'GET',
  url: '/api/portfolio/movements/assets',
  access: 'user',
  scopes: ['read:history'],
  schema: {
    summary: 'Every asset that moved in the wallets, to choose one by',
    tags,
    querystring: z.object({ address: addressSelection, chainId: chainSelection }),
    response: {
      200: z.object({ assets: z.array(movedAsset), chains: chainReadings, provisional }),
      ...failures,
    },
  },
})
