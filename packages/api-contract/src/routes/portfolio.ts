import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { hexAddress } from '../models/address.ts'
import { netWorth } from '../models/net-worth.ts'
import { nft } from '../models/nft.ts'
import { position } from '../models/position.ts'
import { provisional } from '../models/provisional.ts'
import { sourced } from '../models/sourced.ts'
import { token } from '../models/token.ts'
import { transfer } from '../models/transfer.ts'

const tags = ['portfolio']
const params = z.object({ address: hexAddress })
const failures = { 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody, 502: errorBody }

/** How many rows the upstreams are asked for, as the specification says. */
export const TRANSFERS_FETCHED = 20
export const NFTS_FETCHED = 8

export const listTokens = defineRoute({
  method: 'GET',
  url: '/api/portfolio/:address/tokens',
  access: 'owner',
  scopes: ['read:portfolio'],
  schema: {
    summary: 'Tokens held by one wallet, native coin included, largest value first',
    tags,
    params,
    response: { 200: z.extend(sourced(z.array(token)), { provisional }), ...failures },
  },
})

export const getNetWorth = defineRoute({
  method: 'GET',
  url: '/api/portfolio/:address/net-worth',
  access: 'owner',
  scopes: ['read:portfolio'],
  schema: {
    summary: 'The sum of the rows that the tokens route answers',
    tags,
    params,
    response: { 200: sourced(netWorth), ...failures },
  },
})

export const listPositions = defineRoute({
  method: 'GET',
  url: '/api/portfolio/:address/positions',
  access: 'owner',
  scopes: ['read:portfolio'],
  schema: {
    summary: 'What one wallet has inside contracts, and what it owes there, largest first',
    tags,
    params,
    response: { 200: sourced(z.array(position)), ...failures },
  },
})

export const listTransfers = defineRoute({
  method: 'GET',
  url: '/api/portfolio/:address/transfers',
  access: 'owner',
  scopes: ['read:history'],
  schema: {
    summary: 'The latest token transfers of one wallet, newest first',
    tags,
    params,
    response: { 200: sourced(z.array(transfer)), ...failures },
  },
})

export const listNfts = defineRoute({
  method: 'GET',
  url: '/api/portfolio/:address/nfts',
  access: 'owner',
  scopes: ['read:portfolio'],
  schema: {
    summary: 'NFTs of one wallet',
    tags,
    params,
    response: { 200: sourced(z.array(nft)), ...failures },
  },
})
