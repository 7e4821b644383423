import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { hexAddress } from '../models/address.ts'
import { chainReadings } from '../models/chain-reading.ts'
import { netWorth } from '../models/net-worth.ts'
import { nft } from '../models/nft.ts'
import { position } from '../models/position.ts'
import { provisional } from '../models/provisional.ts'
import { sourced } from '../models/sourced.ts'
import { token } from '../models/token.ts'
import { transfer } from '../models/transfer.ts'
import { chainSelection } from './chain-selection.ts'

const tags = ['portfolio']
const params = z.object({ address: hexAddress })
const querystring = z.object({ chainId: chainSelection })
const chains = { chains: chainReadings }
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
    summary:
      'Tokens held by one wallet on every chain it is used on, native coins included, largest value first',
    tags,
    params,
    querystring,
    response: { 200: z.extend(sourced(z.array(token)), { ...chains, provisional }), ...failures },
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
    querystring,
    response: { 200: z.extend(sourced(netWorth), chains), ...failures },
  },
})

export const listPositions = defineRoute({
  method: 'GET',
  url: '/api/portfolio/:address/positions',
  access: 'owner',
  scopes: ['read:portfolio'],
  schema: {
    summary:
      'What one wallet has inside contracts, and what it owes there, chain by chain, largest first on each',
    tags,
    params,
    querystring,
    response: { 200: z.extend(sourced(z.array(position)), chains), ...failures },
  },
})

export const listTransfers = defineRoute({
  method: 'GET',
  url: '/api/portfolio/:address/transfers',
  access: 'owner',
  scopes: ['read:history'],
  schema: {
    summary: 'The latest token transfers of one wallet over all of its chains, newest first',
    tags,
    params,
    querystring,
    response: { 200: z.extend(sourced(z.array(transfer)), chains), ...failures },
  },
})

export const listNfts = defineRoute({
  method: 'GET',
  url: '/api/portfolio/:address/nfts',
  access: 'owner',
  scopes: ['read:portfolio'],
  schema: {
    summary: 'NFTs of one wallet, chain by chain',
    tags,
    params,
    querystring,
    response: { 200: z.extend(sourced(z.array(nft)), chains), ...failures },
  },
})
