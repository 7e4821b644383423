import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { gas } from '../models/gas.ts'
import { sourcedMarketCoin } from '../models/market-coin.ts'
import { newsAnswer } from '../models/news-item.ts'

const tags = ['market']

/** How many coins the market list has, and how many stories a page of news, as the specification says. */
export const TOP_COINS = 5
export const NEWS_PAGE_SIZE = 5

export const listTopCoins = defineRoute({
  method: 'GET',
  url: '/api/market/top',
  access: 'public',
  schema: {
    summary: 'The five largest coins by market value',
    tags,
    response: { 200: z.array(sourcedMarketCoin), 502: errorBody },
  },
})

export const getGas = defineRoute({
  method: 'GET',
  url: '/api/gas',
  access: 'public',
  schema: {
    summary: 'What gas costs now, in gwei, and what common transactions cost in dollars',
    tags,
    response: { 200: gas, 502: errorBody },
  },
})

export const listNews = defineRoute({
  method: 'GET',
  url: '/api/news',
  access: 'public',
  schema: {
    summary: 'Crypto news, newest first: all of it, or one page of five',
    tags,
    querystring: z.object({
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
    }),
    response: { 200: newsAnswer, 400: errorBody, 422: errorBody, 502: errorBody },
  },
})
