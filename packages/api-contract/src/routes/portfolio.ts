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
import { addressSelection } from './address-selection.ts'
import { chainSelection } from './chain-selection.ts'

const tags = ['portfolio']
const params = z.object({ address: hexAddress })
const querystring = z.object({ chainId: chainSelection })
const chains = { chains: chainReadings }
const failures = { 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody, 502: errorBody }

/** How many rows the upstreams are asked for, as the specification says. */
export const TRANSFERS_FETCHED = 20
export const NFTS_FETCHED = 8

const walletTokens = z.extend(sourced(z.array(token)), { ...chains, provisional })

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
    response: { 200: walletTokens, ...failures },
  },
})

/** One wallet of several: what the route of one answers, or why it could not. */
const walletTokensLine = z.object({
  address: hexAddress,
  tokens: z.nullable(walletTokens),
  failure: z.nullable(errorBody),
})

/**
 * The answer is written as it comes: a line for each wallet once that is read, so that no wallet holds up another. Each line
 * but the first and the last is one element of the list, with a comma behind it.
 */
export const listTokensOfWallets = defineRoute({
  method: 'GET',
  url: '/api/portfolio/tokens',
  access: 'user',
  scopes: ['read:portfolio'],
  schema: {
    summary:
      'Tokens of several wallets, or of all, as the route of one answers them: a line for each wallet, written once it is read',
    tags,
    querystring: z.object({ address: addressSelection, chainId: chainSelection }),
    response: {
      200: z.object({ wallets: z.array(walletTokensLine) }),
      400: errorBody,
      401: errorBody,
      403: errorBody,
    },
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
      'What one wallet has inside contracts, and what it owes there: what is believed, then what is only claimed, chain by chain and largest first on each',
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
