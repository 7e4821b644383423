import type { SpamJudgement } from '@pkg/api-contract'

/** One judgement per token over several wallets: balances and values add up, the worst score counts. */
export function mergeJudgements(judgements: readonly SpamJudgement[]): SpamJudgement[] {
  const merged = new Map<string, SpamJudgement>()
  for (const judgement of judgements) {
    const key = `${judgement.chainId}:${judgement.asset}`
    const known = merged.get(key)
    if (known === undefined) merged.set(key, judgement)
    else {
      const worst = judgement.score > known.score ? judgement : known
      merged.set(key, {
        ...worst,
        balance: (BigInt(known.balance) + BigInt(judgement.balance)).toString(),
        usdValue:
          known.usdValue === null && judgement.usdValue === null
            ? null
            : (known.usdValue ?? 0) + (judgement.usdValue ?? 0),
      })
    }
  }
  return [...merged.values()].sort((a, b) => b.score - a.score || (b.usdValue ?? 0) - (a.usdValue ?? 0))
}
