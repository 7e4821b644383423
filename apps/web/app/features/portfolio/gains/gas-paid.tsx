import type { GainsYear } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Link } from 'react-router'
import { plural } from '../figures/plural.ts'
import type { GainsChoice } from '../queries/gains-queries.ts'
import { toMovementsPath } from '../transfers/to-movements-path.ts'
import { FollowedFigure } from './followed-figure.tsx'
import { formatMoney } from './format-money.ts'
import { countsFees } from './made-figures.ts'

/** What the fees of the year came to, what they count for, and the way to each of them. */
export function GasPaid({
  choice,
  year,
  onFollow,
}: {
  choice: GainsChoice
  year: GainsYear
  /** Leads to the disposals that the fees are, where they are any. */
  onFollow: () => void
}) {
  const { currency, financialYear, from, to, timeZone, rules, country } = year
  const { paid, transactions, unvalued } = year.gas
  const title = `Gas paid in ${financialYear}`
  const counted = rules.choices.find(({ id }) => id === 'gas')?.text
  // A sum of nothing that is known is not 0.
  const sum = unvalued === transactions ? 'Not known' : formatMoney(currency, paid)
  const chain = choice.chainId === null ? '' : String(choice.chainId)
  return (
    <Card as="section" aria-label={title} className="mt-4">
      <CardBand>
        <CardHead title={title} scope={counted} />
        {transactions === 0 ? (
          <p className="mt-2 text-small">No fee was found.</p>
        ) : (
          <>
            <p className="mt-2 text-figure">
              <FollowedFigure
                value={sum}
                label={title}
                onFollow={countsFees(year) && year.rowCount > 0 ? onFollow : undefined}
              >
                <span className="font-strong">{sum}</span>
              </FollowedFigure>{' '}
              in {plural(transactions, 'transaction')}
            </p>
            {unvalued > 0 && unvalued < transactions && (
              <p className="text-small text-warn">
                The fee of {unvalued} has no known value and is not in it.
              </p>
            )}
            <p className="mt-1 max-w-[68ch] text-small text-muted print:hidden">
              <Link
                className="text-accent-text underline underline-offset-2"
                to={toMovementsPath(null, { chain, kind: 'gas', from, to, country })}
              >
                Show each fee
              </Link>{' '}
              in the list of transactions. It tells them in dollars and by days in UTC; here days are those of{' '}
              {timeZone}, so that a fee of the first or last hours may be in one alone.
            </p>
          </>
        )}
      </CardBand>
    </Card>
  )
}
