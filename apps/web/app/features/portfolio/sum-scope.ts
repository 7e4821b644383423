import type { NetWorth } from '@pkg/api-contract'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { plural } from './plural.ts'
import type { PortfolioSummary } from './summarize-portfolio.ts'

/** What the sum holds and what it leaves out: "Sum of 15 tokens in 3 wallets; 2 more have no price". */
export function sumScope({ worth, wallets }: PortfolioSummary): string {
  if (wallets.known === 0) return 'Nothing to sum'
  const parts = [`Sum of ${plural(worth.pricedHoldings, 'token')} in ${plural(wallets.known, 'wallet')}`]
  const untrusted = worth.untrustedHoldings ?? 0
  const unpriced = worth.unpricedHoldings - untrusted
  if (unpriced > 0) parts.push(`${plural(unpriced, 'holding')} ${have(unpriced)} no price`)
  if (untrusted > 0)
    parts.push(`${plural(untrusted, 'holding')} ${have(untrusted)} a price that is not trusted`)
  if (worth.hiddenSpam > 0) parts.push(`${worth.hiddenSpam.toLocaleString('en-US')} hidden`)
  if (wallets.loading > 0) parts.push(`${plural(wallets.loading, 'wallet')} still being read`)
  if (worth.debts !== undefined) parts.push(debtWords(worth))
  return parts.join('; ')
}

/** What is owed and not taken off: "$700.00 of debt is not in this total". */
export function debtWords({ debts = 0, debtUsd = null }: NetWorth): string {
  return debtUsd === null
    ? `${plural(debts, 'debt')} of unknown size ${debts === 1 ? 'is' : 'are'} not in this total`
    : `${formatUsd(debtUsd)} of debt is not in this total`
}

function have(count: number): string {
  return count === 1 ? 'has' : 'have'
}
