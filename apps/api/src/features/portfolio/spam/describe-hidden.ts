import { type SpamJudgement, sumUsd } from '@pkg/api-contract'

/** What is hidden, counted once for every screen that tells it. */
interface HiddenTokens {
  hiddenUsd: number
  hiddenCount: number
  hiddenByPerson: number
  hiddenUnpriced: number
  effect: string
}

/**
 * Counts hidden tokens, each given once, and says by whom they are hidden and what that does to the total of those `shown`:
 * by how much it would be higher as both are written, to the cent.
 */
export function describeHidden(
  hidden: readonly Pick<SpamJudgement, 'usdValue' | 'verdict'>[],
  shown: readonly Pick<SpamJudgement, 'usdValue'>[] = [],
): HiddenTokens {
  const counts = {
    hiddenUsd: sumUsd(hidden),
    hiddenCount: hidden.length,
    hiddenByPerson: hidden.filter(({ verdict }) => verdict === 'hide').length,
    hiddenUnpriced: hidden.filter(({ usdValue }) => usdValue === null).length,
  }
  return { ...counts, effect: describeEffect(counts, toCents([...shown, ...hidden]) - toCents(shown)) }
}

function describeEffect(
  { hiddenCount: count, hiddenByPerson: byPerson, hiddenUnpriced: unpriced }: Omit<HiddenTokens, 'effect'>,
  cents: number,
): string {
  if (count === 0) return 'Nothing that is held is hidden.'
  const subject = count === 1 ? 'One token is hidden' : `${count} tokens are hidden`
  const what = `${subject} ${describeBy(count, byPerson)}`
  if (unpriced === count) return `${what}, without a price; the total is the same with or without.`
  const rest = unpriced === 0 ? '' : ` ${unpriced} of them ${unpriced === 1 ? 'has' : 'have'} no price.`
  return `${what}; the total would be ${money.format(cents / 100)} higher with ${count === 1 ? 'it' : 'them'}.${rest}`
}

function toCents(rows: readonly Pick<SpamJudgement, 'usdValue'>[]): number {
  return Math.round(sumUsd(rows) * 100)
}

function describeBy(count: number, byPerson: number): string {
  if (byPerson === 0) return 'as spam'
  return byPerson === count ? 'by you' : `(${byPerson} by you, ${count - byPerson} as spam)`
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
