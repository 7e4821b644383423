import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import {
  costAnswer,
  gainOverride,
  kindAnswer,
  kindsAnswer,
  ownAddressAnswer,
  priceAnswer,
} from '../models/gain-overrides.ts'
import { gainReport, reportComparison, reportWish } from '../models/gain-reports.ts'
import {
  costMethod,
  gainRow,
  gainsCountry,
  gainsFormat,
  gainsYear,
  gainTransactions,
  heldLots,
  madeFigure,
  openReadings,
  taxRegime,
  transactionKind,
} from '../models/gains.ts'
import { proof, proofInput } from '../models/proofs.ts'
import { costFile, purchasesAsked, purchasesRead, purchasesTaken } from '../models/purchases.ts'
import { chainSelection } from './chain-selection.ts'

const tags = ['gains']
const failures = { 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody, 502: errorBody }

/** How many rows stand on a page. */
export const GAINS_PAGE_SIZE = 25

/** How many transactions do. */
export const TRANSACTIONS_PAGE_SIZE = 50

/** How many lots that are still held do. */
export const HELD_PAGE_SIZE = 100

/** `2025-26` for a year that lies in two, `2025` for a calendar year. */
const params = z.object({ financialYear: z.string().check(z.regex(/^\d{4}(-\d{2})?$/)) })

const choices = {
  chainId: chainSelection,
  country: z._default(gainsCountry, 'in'),
  /** The country's usual one where none is named. */
  method: z.optional(costMethod),
  /** India: other income of the year in whole rupees, which decides the surcharge. */
  otherIncome: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  /** India: in which regime the year is filed, which decides the highest surcharge. */
  regime: z._default(taxRegime, 'new'),
  ...openReadings,
}

export const getGainsYear = defineRoute({
  method: 'GET',
  url: '/api/gains/:financialYear',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 30, perMinute: 30 },
  schema: {
    summary:
      'What all wallets gained and lost in a tax year, per asset, with income on receipt, what nobody can tell, and whether the lots left are what the chain says is held',
    tags,
    params,
    querystring: z.object(choices),
    response: { 200: gainsYear, ...failures },
  },
})

export const listGainRows = defineRoute({
  method: 'GET',
  url: '/api/gains/:financialYear/rows',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 60, perMinute: 120 },
  schema: {
    summary:
      'The disposals of a tax year, oldest first, each with its lots and the arithmetic, a page at a time',
    tags,
    params,
    querystring: z.object({
      ...choices,
      asset: z.optional(z.string().check(z.maxLength(60))),
      /** The one that gave them up. */
      wallet: z.optional(z.string().check(z.maxLength(100))),
      /** The figure of the year that they make. */
      figure: z.optional(madeFigure),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
    }),
    response: {
      200: z.object({
        rows: z.array(gainRow),
        pages: z.int(),
        /** How many there are on all pages. */
        count: z.int(),
        /** Of the same inputs as the year's: another one means that the year was computed anew. */
        digest: z.string(),
      }),
      ...failures,
    },
  },
})

export const listGainTransactions = defineRoute({
  method: 'GET',
  url: '/api/gains/:financialYear/transactions',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 60, perMinute: 120 },
  schema: {
    summary:
      'What each transaction of a tax year was, oldest first, with the rule that says so and what may be said instead, a page at a time',
    tags,
    params,
    querystring: z.object({
      ...choices,
      /** Without it those of all kinds but spam. */
      kind: z.optional(transactionKind),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
    }),
    response: { 200: gainTransactions, ...failures },
  },
})

export const listHeldLots = defineRoute({
  method: 'GET',
  url: '/api/gains/:financialYear/held',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 60, perMinute: 60 },
  schema: {
    summary:
      'The lots that are left of one asset at the end of a tax year, oldest first, each with its cost and the transaction that brought it, a page at a time',
    tags,
    params,
    querystring: z.object({
      ...choices,
      /** As `1:native`. */
      asset: z.string().check(z.maxLength(260), z.regex(/^\d{1,15}:[^:#\s]+$/)),
      /** Which piece of a collection. */
      tokenId: z.optional(z.string().check(z.regex(/^\d{1,78}$/))),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
    }),
    response: { 200: heldLots, ...failures },
  },
})

export const exportGains = defineRoute({
  method: 'GET',
  url: '/api/gains/:financialYear/export/:format',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 20, perMinute: 20 },
  schema: {
    summary: 'A tax year as a file',
    tags,
    params: z.extend(params, { format: gainsFormat }),
    querystring: z.object(choices),
    response: {
      200: z.object({
        fileName: z.string(),
        mediaType: z.string(),
        content: z.string(),
        digest: z.string(),
        problems: z.array(z.string()),
      }),
      ...failures,
    },
  },
})

const done = z.object({ success: z.literal(true) })
const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive()) })

export const listGainReports = defineRoute({
  method: 'GET',
  url: '/api/gains/reports',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 30, perMinute: 60 },
  schema: {
    summary: 'The years that the person froze, each with its choices, rules and digests',
    tags,
    response: { 200: z.object({ reports: z.array(gainReport) }), 401: errorBody, 403: errorBody },
  },
})

export const freezeGainReport = defineRoute({
  method: 'POST',
  url: '/api/gains/reports',
  access: 'user',
  limit: { burst: 10, perMinute: 10 },
  schema: {
    summary: 'Freeze a tax year: keep its report as it is now',
    tags,
    body: reportWish,
    response: { 200: gainReport, ...failures },
  },
})

export const getGainReportFile = defineRoute({
  method: 'GET',
  url: '/api/gains/reports/:id/file',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 20, perMinute: 20 },
  schema: {
    summary: 'The text of a frozen report, byte for byte: JSON, a figure, a row or a lot per line',
    tags,
    params: idParams,
    response: {
      200: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string(), sha256: z.string() }),
      ...failures,
    },
  },
})

export const compareGainReport = defineRoute({
  method: 'GET',
  url: '/api/gains/reports/:id/comparison',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 10, perMinute: 20 },
  schema: {
    summary: 'Compute a frozen year anew by the same choices, and tell line by line what differs',
    tags,
    params: idParams,
    response: { 200: reportComparison, ...failures },
  },
})

export const removeGainReport = defineRoute({
  method: 'DELETE',
  url: '/api/gains/reports/:id',
  access: 'user',
  schema: {
    summary: 'Remove a frozen report',
    tags,
    params: idParams,
    response: { 200: done, 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody },
  },
})

export const listGainOverrides = defineRoute({
  method: 'GET',
  url: '/api/gains/overrides',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 30, perMinute: 60 },
  schema: {
    summary: 'What the person said of their transactions, each with what counted before, when and why',
    tags,
    querystring: z.object({
      /** Whose days are told. */
      country: z._default(gainsCountry, 'in'),
    }),
    response: {
      200: z.object({ overrides: z.array(gainOverride) }),
      400: errorBody,
      401: errorBody,
      403: errorBody,
    },
  },
})

const overriding = { method: 'PUT', access: 'user', limit: { burst: 60, perMinute: 60 } } as const

export const setTransactionKind = defineRoute({
  ...overriding,
  url: '/api/gains/overrides/kind',
  schema: {
    summary: 'Say what a transaction was; what was read stays as it is, and comes back when this is undone',
    tags,
    body: kindAnswer,
    response: { 200: done, ...failures },
  },
})

export const setTransactionKinds = defineRoute({
  ...overriding,
  url: '/api/gains/overrides/kinds',
  schema: {
    summary: 'Say of several transactions what they were, of all or of none; each is undone by itself',
    tags,
    body: kindsAnswer,
    response: { 200: done, ...failures },
  },
})

export const setReceiptCost = defineRoute({
  ...overriding,
  url: '/api/gains/overrides/cost',
  schema: {
    summary: 'Say what a receipt without a known cost has cost, in which currency and when',
    tags,
    body: costAnswer,
    response: { 200: done, ...failures },
  },
})

export const setUnitPrice = defineRoute({
  ...overriding,
  url: '/api/gains/overrides/price',
  schema: {
    summary:
      'Say what one unit of an asset was worth when a transaction moved it, in place of the price that was read or where none was',
    tags,
    body: priceAnswer,
    response: { 200: done, ...failures },
  },
})

export const setOwnAddress = defineRoute({
  ...overriding,
  url: '/api/gains/overrides/own-address',
  schema: {
    summary: 'Say that an address is the person’s own: what goes there or comes from there is a move',
    tags,
    body: ownAddressAnswer,
    response: { 200: done, ...failures },
  },
})

export const undoGainOverride = defineRoute({
  method: 'DELETE',
  url: '/api/gains/overrides/:id',
  access: 'user',
  schema: {
    summary: 'Undo one of them, and its proof with it',
    tags,
    params: idParams,
    response: { 200: done, 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody },
  },
})

/** Bytes, which `api.stream` reads: what a browser calls a file, the server has as an array. */
const fileBytes = z.file() as unknown as z.ZodMiniType<Uint8Array>

const proofRoute = {
  url: '/api/gains/overrides/:id/proof',
  access: 'user',
  limit: { burst: 30, perMinute: 60 },
} as const

// None of these is open to access tokens: those were made to read figures, and an invoice tells more of a person.
export const getProof = defineRoute({
  ...proofRoute,
  method: 'GET',
  schema: {
    summary: 'The file that proves a cost or a price, as it was chosen; its bytes, to be saved',
    tags,
    params: idParams,
    response: { 200: fileBytes, ...failures },
  },
})

export const setProof = defineRoute({
  ...proofRoute,
  method: 'PUT',
  schema: {
    summary:
      'Keep a PDF or a picture as the proof of a cost or a price, in place of the one before; by its bytes, whatever it is called',
    tags,
    params: idParams,
    body: proofInput,
    response: { 200: proof, ...failures },
  },
})

export const removeProof = defineRoute({
  ...proofRoute,
  method: 'DELETE',
  schema: {
    summary: 'Remove the file that proves a cost or a price; the answer stays',
    tags,
    params: idParams,
    response: { 200: done, ...failures },
  },
})

export const listCostFiles = defineRoute({
  method: 'GET',
  url: '/api/gains/costs',
  access: 'user',
  scopes: ['read:history'],
  limit: { burst: 30, perMinute: 60 },
  schema: {
    summary: 'The files of exchanges that costs were taken from, with how many of each count',
    tags,
    response: { 200: z.object({ files: z.array(costFile) }), 401: errorBody, 403: errorBody },
  },
})

const seldom = { burst: 20, perMinute: 20 }

export const readPurchases = defineRoute({
  method: 'POST',
  url: '/api/gains/costs/preview',
  access: 'user',
  limit: seldom,
  schema: {
    summary:
      'Read a CSV of purchases at an exchange, and find the receipts that they paid for; nothing is kept of it',
    tags,
    body: purchasesAsked,
    response: { 200: purchasesRead, ...failures },
  },
})

export const takePurchases = defineRoute({
  method: 'POST',
  url: '/api/gains/costs',
  access: 'user',
  limit: seldom,
  schema: {
    summary:
      'Take over what purchases in a CSV cost as the costs of receipts, all or none; what has a cost already keeps it',
    tags,
    body: purchasesTaken,
    response: {
      200: z.object({
        ...done.shape,
        /** How many costs count now that did not before. */
        taken: z.int(),
        /** What they come to, by currency. */
        sums: z.array(z.object({ currency: z.string(), amount: z.string() })),
      }),
      ...failures,
    },
  },
})

export const undoCostFile = defineRoute({
  method: 'DELETE',
  url: '/api/gains/costs/:id',
  access: 'user',
  schema: {
    summary: 'Take back every cost that was taken from a file; how its columns are read is remembered',
    tags,
    params: idParams,
    response: { 200: done, 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody },
  },
})
