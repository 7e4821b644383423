import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { assetAddress } from '../models/asset.ts'
import { chainReadings } from '../models/chain-reading.ts'
import { freshness } from '../models/freshness.ts'
import { provisional } from '../models/provisional.ts'
import { spamJudgement, spamVerdict } from '../models/spam-judgement.ts'
import { addressSelection } from './address-selection.ts'
import { chainSelection } from './chain-selection.ts'

const tags = ['spam']

export const listSpam = defineRoute({
  method: 'GET',
  url: '/api/portfolio/spam',
  access: 'user',
  scopes: ['read:portfolio'],
  schema: {
    summary: 'Every token that is suspected, hidden or decided upon, with the reasons and what hiding does',
    tags,
    querystring: z.object({ address: addressSelection, chainId: chainSelection }),
    response: {
      200: z.object({
        tokens: z.array(spamJudgement),
        /** What the total would be more if nothing were hidden, as far as prices are known. */
        hiddenUsd: z.number(),
        hiddenCount: z.int(),
        /** How many of them the person hid; the others are hidden as spam. */
        hiddenByPerson: z.int(),
        /** How many of the hidden have no price and would not change the total. */
        hiddenUnpriced: z.int(),
        /** What hiding does to the total, as a sentence for a person. */
        effect: z.string(),
        freshness,
        chains: chainReadings,
        provisional,
      }),
      401: errorBody,
      403: errorBody,
      404: errorBody,
      502: errorBody,
    },
  },
})

export const setSpamVerdict = defineRoute({
  method: 'PUT',
  url: '/api/portfolio/spam',
  access: 'user',
  schema: {
    summary: 'Show or hide a token whatever its score; null leaves it to the score again',
    tags,
    body: z.strictObject({ chainId: z.int(), asset: assetAddress, verdict: spamVerdict }),
    response: { 200: z.object({ success: z.literal(true) }), 400: errorBody, 401: errorBody, 403: errorBody },
  },
})
