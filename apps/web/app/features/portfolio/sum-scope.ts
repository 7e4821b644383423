import { plural } from './plural.ts'
import type { PortfolioSummary } from './summarize-portfolio.ts'

/** What the sum holds and what it leaves out: "Sum of 15 tokens in 3 wallets; 2 more have no price". */
export function sumScope({ worth, wallets }: PortfolioSummary): string {
  if (wallets.known === 0) return 'Nothing to sum'
  const parts = [`Sum of ${plural(worth.pricedHoldings, 'token')} in ${plural(wallets.known, 'wallet')}`]
  if (worth.unpricedHoldings > 0)
    parts.push(`${plural(worth.unpricedHoldings, 'holding')} ${have(worth.unpricedHoldings)} no price`)
  if (worth.hiddenSpam > 0) parts.push(`${worth.hiddenSpam.toLocaleString('en-US')} hidden as spam`)
  if (wallets.loading > 0) parts.push(`${plural(wallets.loading, 'wallet')} still being read`)
  return parts.join('; ')
}

function have(count: number): string {
  return count === 1 ? 'has' : 'have'
}
