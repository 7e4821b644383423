import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { hexAddress } from '../models/address.ts'
import { exportTable, portfolioExport } from '../models/portfolio-export.ts'
import { readChain } from '../models/read-chain.ts'
import { chainChoices, importLine, listedWallet, walletLabel, walletTags } from '../models/tracked-wallet.ts'

const tags = ['wallets']

/** The longest text that an import takes: a full export of a busy person, or thousands of lines. */
export const MAX_IMPORT_BYTES = 8 * 1024 * 1024

export const listWallets = defineRoute({
  method: 'GET',
  url: '/api/portfolio/wallets',
  access: 'user',
  scopes: ['read:portfolio'],
  schema: {
    summary: 'The wallets that the person tracks, with labels, tags and chains, oldest first',
    tags,
    response: {
      200: z.object({
        wallets: z.array(listedWallet),
        /** The chains that are read here, in the order in which a person sees them. */
        readChains: z.array(readChain),
      }),
      401: errorBody,
      403: errorBody,
    },
  },
})

export const updateWallet = defineRoute({
  method: 'PATCH',
  url: '/api/portfolio/wallets/:address',
  access: 'owner',
  scopes: ['write:wallets'],
  schema: {
    summary: 'Label or tag a wallet, or say on which chains it is looked at; what is left out stays as it is',
    tags,
    params: z.object({ address: hexAddress }),
    body: z.strictObject({
      label: z.optional(walletLabel),
      tags: z.optional(walletTags),
      chainChoices: z.optional(chainChoices),
    }),
    response: {
      200: z.object({ wallet: listedWallet }),
      400: errorBody,
      401: errorBody,
      403: errorBody,
      404: errorBody,
    },
  },
})

export const restoreWallet = defineRoute({
  method: 'POST',
  url: '/api/portfolio/wallets/:address/restore',
  // Not `owner`: a wallet that was deleted is tracked by nobody at that moment.
  access: 'user',
  scopes: ['write:wallets'],
  schema: {
    summary: 'Undo the deletion of a wallet within an hour: label, tags, place and date come back with it',
    tags,
    params: z.object({ address: hexAddress }),
    response: {
      200: z.object({ wallets: z.array(listedWallet) }),
      400: errorBody,
      401: errorBody,
      403: errorBody,
      404: errorBody,
      409: errorBody,
    },
  },
})

export const importWallets = defineRoute({
  method: 'POST',
  url: '/api/portfolio/import',
  // An export that is taken in brings decisions and answers too: that is more than any token is made for.
  access: 'user',
  // Each call may bring megabytes to read, and nobody needs many.
  limit: { burst: 30, perMinute: 6 },
  schema: {
    summary:
      'Take in a list of addresses or ENS names, a CSV of them, or an export; tells the fate of each line',
    tags,
    body: z.strictObject({ text: z.string().check(z.minLength(1, 'There is nothing to import')) }),
    response: {
      200: z.object({
        kind: z.enum(['list', 'csv', 'export']),
        lines: z.array(importLine),
        added: z.int(),
        updated: z.int(),
        wallets: z.array(listedWallet),
      }),
      400: errorBody,
      401: errorBody,
      403: errorBody,
      413: errorBody,
      429: errorBody,
      502: errorBody,
      503: errorBody,
    },
  },
})

export const exportPortfolio = defineRoute({
  method: 'GET',
  url: '/api/portfolio/export',
  access: 'user',
  scopes: ['read:portfolio', 'read:history'],
  schema: {
    summary: 'Everything that the person entered, and holdings, transfers and history, as JSON',
    tags,
    response: { 200: portfolioExport, 401: errorBody, 403: errorBody, 502: errorBody },
  },
})

export const exportTableAsCsv = defineRoute({
  method: 'GET',
  url: '/api/portfolio/export/:table',
  access: 'user',
  scopes: ['read:portfolio', 'read:history'],
  schema: {
    summary: 'One table of the export as CSV',
    tags,
    params: z.object({ table: exportTable }),
    response: {
      200: z.object({
        fileName: z.string(),
        csv: z.string(),
        /** What could not be read, as sentences. */
        problems: z.array(z.string()),
      }),
      400: errorBody,
      401: errorBody,
      403: errorBody,
      502: errorBody,
    },
  },
})
