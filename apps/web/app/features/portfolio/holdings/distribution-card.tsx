import { DoughnutChart } from '@pkg/ui-kit/charts/doughnut-chart.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { plural } from '../figures/plural.ts'
import { shareWords } from '../figures/share-words.ts'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'
import { toShares } from './to-shares.ts'

const title = 'Portfolio Distribution'

/** How what is held divides: the five largest holdings and the others together. */
export function DistributionCard({ summary }: { summary: PortfolioSummary }) {
  const { nameOf } = usePortfolioChains()
  const shares = toShares(summary.holdings, nameOf)
  const { unpricedHoldings, debts = 0 } = summary.worth
  return (
    <Card>
      <CardBand>
        {shares.length === 0 ? (
          <>
            <CardHead title={title} />
            <EmptyState className="mt-3" title={reason(summary)} />
          </>
        ) : (
          <>
            <DoughnutChart title={title} note="by USD value" items={shares} />
            {debts > 0 && <p className="mt-3 text-note text-muted">{shareWords}</p>}
            {unpricedHoldings > 0 && (
              <p className="mt-3 text-note text-muted">
                {plural(unpricedHoldings, 'holding')} without a price{' '}
                {unpricedHoldings === 1 ? 'has' : 'have'} no share.
              </p>
            )}
          </>
        )}
      </CardBand>
    </Card>
  )
}

function reason({ holdings, wallets }: PortfolioSummary): string {
  if (wallets.known === 0) return 'No wallet could be read, so there is nothing to divide.'
  if (holdings.length === 0) return 'These wallets hold nothing now.'
  return 'No holding has a price, so there are no shares to show.'
}
