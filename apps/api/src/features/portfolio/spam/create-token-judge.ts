import { ETHEREUM, type SpamJudgement, type Token, toAssetId } from '@pkg/api-contract'
import type { VerdictsRepository } from '../../../database/verdicts.repository.ts'
import type { UnaskedFinder } from '../history/create-unasked-finder.ts'
import { createSpamVerdicts } from './create-spam-verdicts.ts'
import { judgeToken } from './judge-token.ts'

/** Judges the tokens of a wallet as one person sees them: by score, unless they decided themselves. */
export interface TokenJudge {
  /** The tokens, with `spam` as this person sees it. */
  apply(userId: string, address: string, tokens: readonly Token[]): Promise<Token[]>
  /** The judgement of each token, in their order. */
  judge(userId: string, address: string, tokens: readonly Token[]): Promise<SpamJudgement[]>
}

export function createTokenJudge({
  findUnasked,
  verdicts,
}: {
  findUnasked: UnaskedFinder
  verdicts: VerdictsRepository
}): TokenJudge {
  async function judge(userId: string, address: string, tokens: readonly Token[]): Promise<SpamJudgement[]> {
    const decided = createSpamVerdicts(await verdicts.list(userId))
    const unasked = await findUnasked({ chainId: ETHEREUM, address: address.toLowerCase() })
    return tokens.map((token) => {
      const asset = toAssetId(token)
      const { score, reasons, hidden } = judgeToken(token, unasked.has(asset))
      const verdict = decided.now(asset)
      const { chainId, symbol, name, logo, balance, decimals, usdValue } = token
      return {
        ...{ chainId, asset: token.address, symbol, name, logo, balance, decimals, usdValue },
        ...{ score, reasons, verdict },
        hidden: verdict === null ? hidden : verdict === 'hide',
      }
    })
  }

  return {
    judge,
    async apply(userId, address, tokens) {
      const judgements = await judge(userId, address, tokens)
      return tokens.map((token, index) => {
        const judgement = judgements[index]
        if (judgement === undefined) return token
        const { hidden, verdict, score } = judgement
        if (hidden) return { ...token, spam: 'yes' }
        return { ...token, spam: verdict === 'show' || score === 0 ? 'no' : 'suspect' }
      })
    },
  }
}
