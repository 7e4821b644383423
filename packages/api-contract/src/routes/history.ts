import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { isoTime } from '../models/amount.ts'
import { chainReadings } from '../models/chain-reading.ts'
import { freshness } from '../models/freshness.ts'
import {
  DEFAULT_RANGE,
  heldAsset,
  historyPoint,
  historyRange,
  holdingGain,
  isoDay,
  ledgerFinding,
  linePoint,
  observation,
  sparkline,
  valueChange,
  walletChange,
} from '../models/history.ts'
import { performanceOfRange } from '../models/performance.ts'
import { provisional } from '../models/provisional.ts'
import { addressSelection } from './address-selection.ts'
import { chainSelection } from './chain-selection.ts'

const tags = ['history']
const failures = { 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody, 502: errorBody }
/** A day, or a moment as points of a single day have them. */
const dayOrMoment = z.union([isoDay, isoTime])
const querystring = z.object({
  range: z._default(historyRange, DEFAULT_RANGE),
  address: addressSelection,
  chainId: chainSelection,
})

export const getHistory = defineRoute({
  method: 'GET',
  url: '/api/portfolio/history',
  access: 'user',
  scopes: ['read:history'],
  schema: {
    summary:
      'What the wallets were worth, a point per day (per hour in the range of a single day), oldest first, with the provenance of each',
    tags,
    querystring,
    response: {
      200: z.object({
        points: z.array(linePoint),
        /** The first day from which on nothing is missing; null when no day is certain. */
        certainFrom: z.nullable(isoDay),
        range: historyRange,
        /** What happened to each of the selected wallets over the range. */
        wallets: z.array(walletChange),
        /** Recorded in the course of the days, oldest first; finer than the points. */
        observations: z.array(observation),
        findings: z.array(ledgerFinding),
        freshness,
        chains: chainReadings,
        /** Whether a newer reading is under way; asking again in a few seconds brings it. */
        refreshing: z.boolean(),
      }),
      ...failures,
    },
  },
})

export const getChange = defineRoute({
  method: 'GET',
  url: '/api/portfolio/history/change',
  access: 'user',
  scopes: ['read:history'],
  schema: {
    summary:
      'Why the value changed between two days, or two moments of the last day, and the return net of what came in and went out',
    tags,
    querystring: z.object({
      from: dayOrMoment,
      to: dayOrMoment,
      address: addressSelection,
      chainId: chainSelection,
    }),
    response: { 200: z.extend(valueChange, { freshness, chains: chainReadings, provisional }), ...failures },
  },
})

export const getPerformance = defineRoute({
  method: 'GET',
  url: '/api/portfolio/performance',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 20, perMinute: 20 },
  schema: {
    summary:
      'The time-weighted and the money-weighted return between two days, the flows that were counted, and what ether, bitcoin and a fixed deposit made of the same money',
    tags,
    querystring: z.object({
      from: isoDay,
      to: isoDay,
      /** Percent a year of a fixed deposit in rupees, compounded each quarter. */
      fdRate: z._default(z.coerce.number().check(z.minimum(0), z.maximum(100)), 7),
      address: addressSelection,
      chainId: chainSelection,
    }),
    response: {
      200: z.extend(performanceOfRange, { freshness, chains: chainReadings, provisional }),
      ...failures,
    },
  },
})

export const getHoldingsAt = defineRoute({
  method: 'GET',
  url: '/api/portfolio/history/holdings',
  access: 'user',
  scopes: ['read:history'],
  schema: {
    summary: 'What was held on a day; the rows that the point of that day sums up',
    tags,
    querystring: z.object({ date: isoDay, address: addressSelection, chainId: chainSelection }),
    response: {
      200: z.object({ point: historyPoint, holdings: z.array(heldAsset), freshness, chains: chainReadings }),
      ...failures,
    },
  },
})

export const listGains = defineRoute({
  method: 'GET',
  url: '/api/portfolio/gains',
  access: 'user',
  scopes: ['read:history'],
  schema: {
    summary: 'What each holding gained over a range',
    tags,
    querystring,
    response: {
      200: z.object({
        from: isoDay,
        to: isoDay,
        holdings: z.array(holdingGain),
        /** The sum of the known gains. */
        knownGain: z.number(),
        unknownGains: z.int(),
        freshness,
        chains: chainReadings,
        provisional,
      }),
      ...failures,
    },
  },
})

export const listSparklines = defineRoute({
  method: 'GET',
  url: '/api/portfolio/sparklines',
  access: 'user',
  scopes: ['read:history'],
  schema: {
    summary: 'Daily prices of each holding over a range',
    tags,
    querystring,
    response: {
      200: z.object({ sparklines: z.array(sparkline), freshness, chains: chainReadings, provisional }),
      ...failures,
    },
  },
})
