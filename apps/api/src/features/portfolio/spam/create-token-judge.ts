import { ETHEREUM, type SpamJudgement, type Token, toAssetId } from '@pkg/api-contract'
import type { VerdictsRepository } from '../../../database/verdicts.repository.ts'
import type { ArrivalsFinder } from '../history/create-arrivals-finder.ts'
import { createSpamVerdicts } from './create-spam-verdicts.ts'
import { judgeToken } from './judge-token.ts'

/** Judges the tokens of a wallet as one person sees them: by score, unless they decided themselves. */
export interface TokenJudge {
  /** The tokens, with `spam` as this person sees it. */
  apply(userId: string, address: string, tokens: readonly Token[]): Promise<Judged<Token>>
  /** The judgement of each token, in their order. */
  judge(userId: string, address: string, tokens: readonly Token[]): Promise<Judged<SpamJudgement>>
}

interface Judged<Row> {
  rows: Row[]
  /** Whether it is unknown yet how a token came that is another thing if it came unasked. */
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
    tokens: readonly Token[],
  ): Promise<Judged<SpamJudgement>> {
    const decided = createSpamVerdicts(await verdicts.list(userId))
    const { unasked, moved } = await findArrivals({ chainId: ETHEREUM, address: address.toLowerCase() })
    const rows = tokens.map((token) => {
      const asset = toAssetId(token)
      const { score, reasons, hidden } = judgeToken(token, unasked.has(asset))
      const verdict = decided.now(asset)
      const { chainId, symbol, name, logo, balance, decimals, usdValue } = token
      return {
        ...{ chainId, asset: token.address, symbol, name, logo, balance, decimals, usdValue },
        ...{ score, reasons, verdict },
        hidden: decided.isHidden(asset, hidden),
      }
    })
    return {
      rows,
      provisional: tokens.some((token) => !moved.has(toAssetId(token)) && hangsOnArrival(token)),
    }
  }

  return {
    judge,
    async apply(userId, address, tokens) {
      const { rows: judgements, provisional } = await judge(userId, address, tokens)
      const rows = tokens.map((token, index): Token => {
        const judgement = judgements[index]
        if (judgement === undefined) return token
        const { hidden, verdict, score } = judgement
        if (hidden) return { ...token, spam: 'yes' }
        return { ...token, spam: verdict === 'show' || score === 0 ? 'no' : 'suspect' }
      })
      return { rows, provisional }
    },
  }
}

const hangsOnArrival = (token: Token) => judgeToken(token, true).score !== judgeToken(token, false).score
