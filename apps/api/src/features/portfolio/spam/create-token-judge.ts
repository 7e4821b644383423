import { ETHEREUM, type SpamJudgement, type Token, toAssetId } from '@pkg/api-contract'
import type { VerdictsRepository } from '../../../database/verdicts.repository.ts'
import type { ArrivalsFinder } from '../history/create-arrivals-finder.ts'
import { trustAskedPrices } from '../history/trust-asked-prices.ts'
import { createSpamVerdicts } from './create-spam-verdicts.ts'
import { judgeToken } from './judge-token.ts'

/** Judges the tokens of a wallet as one person sees them: by score, unless they decided themselves. */
export interface TokenJudge {
  /** The tokens, with `spam` as this person sees it, and with the prices that count by how the tokens arrived. */
  apply(userId: string, address: string, tokens: readonly Token[]): Promise<Judged<Token>>
  /** The judgement of each token, in their order. */
  judge(userId: string, address: string, tokens: readonly Token[]): Promise<Judged<SpamJudgement>>
}

interface Judged<Row> {
  rows: Row[]
  /** Whether a judgement may still change, because it is not known yet how some token arrived. */
  provisional: boolean
}

export function createTokenJudge({
  findArrivals,
  verdicts,
}: {
  findArrivals: ArrivalsFinder
  verdicts: VerdictsRepository
}): TokenJudge {
  async function judge(
    userId: string,
    address: string,
    listed: readonly Token[],
  ): Promise<Judged<SpamJudgement> & { tokens: Token[] }> {
    const decided = createSpamVerdicts(await verdicts.list(userId))
    const { unasked, asked, moved } = await findArrivals({
      chainId: ETHEREUM,
      address: address.toLowerCase(),
    })
    const tokens = trustAskedPrices(listed, asked)
    const rows = tokens.map((token) => {
      const asset = toAssetId(token)
      const { score, reasons, hidden } = judgeToken(token, unasked.has(asset))
      const verdict = decided.now(asset)
      const { chainId, symbol, name, logo, balance, decimals, usdValue } = token
      return {
        ...{ chainId, asset: token.address, symbol, name, logo, balance, decimals, usdValue },
        ...{ score, reasons, verdict },
        hidden: token.kind !== 'debt' && decided.isHidden(asset, hidden),
      }
    })
    return {
      tokens,
      rows,
      provisional: tokens.some((token) => !moved.has(toAssetId(token)) && hangsOnArrival(token)),
    }
  }

  return {
    judge,
    async apply(userId, address, tokens) {
      const { tokens: counted, rows: judgements, provisional } = await judge(userId, address, tokens)
      const rows = counted.map((token, index): Token => {
        const judgement = judgements[index]
        if (judgement === undefined || token.kind === 'debt') return token
        const { hidden, verdict, score } = judgement
        if (hidden) return { ...token, spam: 'yes' }
        return { ...token, spam: verdict === 'show' || score === 0 ? 'no' : 'suspect' }
      })
      return { rows, provisional }
    },
  }
}

const hangsOnArrival = (token: Token) =>
  token.priceDoubt?.id === 'unproven' || judgeToken(token, true).score !== judgeToken(token, false).score
