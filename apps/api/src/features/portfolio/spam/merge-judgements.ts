import type { SpamJudgement } from '@pkg/api-contract'

/**
 * One judgement per token over several wallets: balances and values add up, the worst score counts. Where a token is
 * hidden in some wallets and shown in others, its balance and value are what is hidden of it, so that their sum is what
 * the total leaves out.
 */
export function mergeJudgements(judgements: readonly SpamJudgement[]): SpamJudgement[] {
  const merged = new Map<string, SpamJudgement>()
  for (const judgement of judgements) {
    const key = `${judgement.chainId}:${judgement.asset}`
    const known = merged.get(key)
    merged.set(key, known === undefined ? judgement : merge(known, judgement))
  }
  return [...merged.values()].sort((a, b) => b.score - a.score || (b.usdValue ?? 0) - (a.usdValue ?? 0))
}

function merge(one: SpamJudgement, other: SpamJudgement): SpamJudgement {
  if (one.hidden !== other.hidden) return one.hidden ? one : other
  const values = [one, other].flatMap(({ usdValue }) => usdValue ?? [])
  return {
    ...(other.score > one.score ? other : one),
    balance: (BigInt(one.balance) + BigInt(other.balance)).toString(),
    usdValue: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0),
  }
}
