import * as z from 'zod/mini'
import { baseUnits, usd } from './amount.ts'
import { namedAsset } from './named-asset.ts'

/** From this score on something is hidden. */
export const SPAM_LINE = 50

export const spamReason = z.object({
  id: z.enum([
    'flagged',
    'link',
    'bait',
    'look-alike-symbol',
    'unpriced-airdrop',
    'zero-value',
    'look-alike-address',
  ]),
  /** As a sentence for a person. */
  message: z.string(),
  points: z.int(),
})
export type SpamReason = z.infer<typeof spamReason>

/** What the person decided themselves; null leaves it to the score. */
export const spamVerdict = z.nullable(z.enum(['show', 'hide']))
export type SpamVerdict = z.infer<typeof spamVerdict>

/** Why a token is shown or hidden. */
export const spamJudgement = z.object({
  ...namedAsset,
  balance: baseUnits,
  decimals: z.nullable(z.int()),
  usdValue: usd,
  /** 0 to 100. */
  score: z.int(),
  reasons: z.array(spamReason),
  verdict: spamVerdict,
  hidden: z.boolean(),
})
export type SpamJudgement = z.infer<typeof spamJudgement>
