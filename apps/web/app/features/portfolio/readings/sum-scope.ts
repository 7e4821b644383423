import type { NetWorth, RouteOutput, spamRules } from '@pkg/api-contract'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { plural } from '../figures/plural.ts'
import type { PortfolioSummary } from './summarize-portfolio.ts'

interface ScopeDetails {
  /** The judgements of tokens; undefined until they are read. */
  judged?: HiddenCount | undefined
  /** What the one chain is called that the sum is of; null where it is of all. */
  chain?: string | null
  /** Which chains the person dropped, as words; empty where none. */
  dropped?: string
}

/** What the sum holds and what it leaves out: "Sum of 15 tokens in 3 wallets on Base alone; 2 more have no price". */
export function sumScope(
  { worth, wallets }: PortfolioSummary,
  { judged, chain = null, dropped = '' }: ScopeDetails = {},
): string {
  const alone = chain === null ? '' : ` on ${chain} alone`
  if (wallets.known === 0) return `Nothing to sum${alone}`
  const parts = [
    `Sum of ${plural(worth.pricedHoldings, 'token')} in ${plural(wallets.known, 'wallet')}${alone}`,
  ]
  const untrusted = worth.untrustedHoldings ?? 0
  const unpriced = worth.unpricedHoldings - untrusted
  if (unpriced > 0) parts.push(`${plural(unpriced, 'holding')} ${have(unpriced)} no price`)
  if (untrusted > 0)
    parts.push(`${plural(untrusted, 'holding')} ${have(untrusted)} a price that is not trusted`)
  if (worth.partlyPricedHoldings !== undefined) parts.push(partlyPricedWords(worth.partlyPricedHoldings))
  const hidden = hiddenWords(worth, judged)
  if (hidden !== '') parts.push(hidden)
  if (dropped !== '') parts.push(dropped)
  if (wallets.loading > 0) parts.push(`${plural(wallets.loading, 'wallet')} still being read`)
  if (worth.debts !== undefined) parts.push(debtWords(worth))
  return parts.join('; ')
}

/** What the sum leaves out of holdings that it counts: what lies in wallets that know no worth of it. */
export function partlyPricedWords(count: number): string {
  return `${plural(count, 'holding')} ${have(count)} a price in some wallets only`
}

/** What the judgements of tokens say of those that are hidden; the card of hidden tokens tells the same. */
export type HiddenCount = Pick<RouteOutput<typeof spamRules.listSpam>, 'hiddenCount' | 'hiddenByPerson'>

/**
 * "3 hidden: 1 by you, 2 as spam", empty where nothing is. Counted by the judgements, as the card of hidden tokens is;
 * until they are read, by the tokens, which do not say who hid them.
 */
export function hiddenWords({ hiddenSpam }: NetWorth, judged: HiddenCount | undefined): string {
  const count = judged?.hiddenCount ?? hiddenSpam
  if (count === 0) return ''
  const words = `${count.toLocaleString('en-US')} hidden`
  if (judged === undefined) return words
  const { hiddenByPerson: byPerson } = judged
  if (byPerson === 0) return `${words} as spam`
  return byPerson === count ? `${words} by you` : `${words}: ${byPerson} by you, ${count - byPerson} as spam`
}

/** What is owed: "$5,700.00 held less $700.00 of debt"; a debt of unknown size is not taken off. */
function debtWords(worth: NetWorth): string {
  const { usd, debtUsd = null, assetsUsd = usd } = worth
  const taken = debtUsd === null ? [] : [`${formatUsd(assetsUsd)} held less ${formatUsd(debtUsd)} of debt`]
  return [...taken, ...unknownDebtWords(worth)].join('; ')
}

/** The same beside what is held: "$700.00 of debt taken off, $5,000.00 is left". */
export function takenOffWords(worth: NetWorth): string {
  const { usd, debtUsd = null } = worth
  const taken = debtUsd === null ? [] : [`${formatUsd(debtUsd)} of debt taken off, ${formatUsd(usd)} is left`]
  return [...taken, ...unknownDebtWords(worth)].join('; ')
}

function unknownDebtWords({ unknownDebts = 0 }: NetWorth): string[] {
  const verb = unknownDebts === 1 ? 'is' : 'are'
  return unknownDebts > 0 ? [`${plural(unknownDebts, 'debt')} of unknown size ${verb} not taken off`] : []
}

function have(count: number): string {
  return count === 1 ? 'has' : 'have'
}
