import { SPAM_LINE, type Spam, type SpamReason, type Token } from '@pkg/api-contract'
import { hasTrustedPrice, scoreSpam } from '@pkg/chain-client'

/** An airdrop without a price to trust is a suspicion, and spam together with any other. */
const unpricedAirdrop = ({ claimedUsdPrice = null }: Token): SpamReason => ({
  id: 'unpriced-airdrop',
  message:
    claimedUsdPrice === null
      ? 'It arrived unasked, and no source has a price of it.'
      : 'It arrived unasked, and its price is not trusted.',
  points: 25,
})

/** How a token that is held stands: what its source and its name say, and how it came. */
export function judgeToken(
  token: Token,
  isUnasked: boolean,
): { score: number; reasons: SpamReason[]; hidden: boolean } {
  // A known pool says that it is a debt: nobody sends one as bait.
  if (token.kind === 'debt') return { score: 0, reasons: [], hidden: false }
  const judge = (flagged: Spam) => scoreSpam({ ...token, flagged, hasTrustedPrice: hasTrustedPrice(token) })
  const own = judge('no')
  // What the row says may be the verdict on its name already; it is the source's own where it is worse than that.
  const isSources = ranks[token.spam] > ranks[toSpam(sum(own))]
  const reasons = isSources ? judge(token.spam) : own
  if (isUnasked && token.usdPrice === null && token.verified !== true) reasons.push(unpricedAirdrop(token))
  const score = Math.min(100, sum(reasons))
  return { score, reasons, hidden: score >= SPAM_LINE }
}

const ranks: Record<Spam, number> = { no: 0, suspect: 1, yes: 2 }
const sum = (reasons: readonly SpamReason[]) => reasons.reduce((total, { points }) => total + points, 0)
const toSpam = (score: number): Spam => (score >= SPAM_LINE ? 'yes' : score > 0 ? 'suspect' : 'no')
