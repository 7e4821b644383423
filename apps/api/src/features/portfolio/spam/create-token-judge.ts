import { type SpamJudgement, type Token, toAssetId } from '@pkg/api-contract'
import type { Recent } from '../../../database/keep-recent.ts'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import type { Verdict } from '../../../database/verdicts.repository.ts'
import { isNow } from '../../../lib/is-now.ts'
import type { Arrivals, ArrivalsFinder } from '../history/create-arrivals-finder.ts'
import { trustAskedPrices } from '../history/trust-asked-prices.ts'
import { createSpamVerdicts } from './create-spam-verdicts.ts'
import { judgeToken } from './judge-token.ts'

/** Judges the tokens of a wallet as one person sees them: by score, unless they decided themselves. */
export interface TokenJudge {
  /** What the judgement hangs on besides the tokens; the same objects as long as nothing of it has changed. */
  findGrounds(userId: string, wallet: WalletKey): Promise<Grounds>
  /** Whether they would be found the same now, from memory. */
  holds(userId: string, wallet: WalletKey, grounds: Grounds): boolean
  /** The tokens, with `spam` as this person sees it, and with the prices that count by how the tokens arrived. */
  apply(grounds: Grounds, tokens: readonly Token[]): Judged<Token>
  /** The judgement of each token, in their order. */
  judge(grounds: Grounds, tokens: readonly Token[]): Judged<SpamJudgement>
}

interface Grounds {
  verdicts: readonly Verdict[]
  arrivals: Arrivals
}

interface Judged<Row> {
  rows: Row[]
  /** Whether a judgement may still change, because it is not known yet how some token arrived. */
  provisional: boolean
}

export function createTokenJudge({
  findArrivals,
  recent,
}: {
  findArrivals: ArrivalsFinder
  recent: Pick<Recent, 'verdicts' | 'ledgerVersion'>
}): TokenJudge {
  function judge(
    { verdicts, arrivals }: Grounds,
    listed: readonly Token[],
  ): Judged<SpamJudgement> & { tokens: Token[] } {
    const decided = createSpamVerdicts(verdicts)
    const { unasked, asked, moved } = arrivals
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
    async findGrounds(userId, wallet) {
      const verdicts = await recent.verdicts(userId)
      return { verdicts, arrivals: await findArrivals(wallet) }
    },
    holds: (userId, wallet, { verdicts, arrivals }) =>
      isNow(recent.verdicts(userId), verdicts) && isNow(recent.ledgerVersion(wallet), arrivals.version),
    judge,
    apply(grounds, tokens) {
      const { tokens: counted, rows: judgements, provisional } = judge(grounds, tokens)
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
