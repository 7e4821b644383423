import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Delta } from '@pkg/ui-kit/components/delta.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { paths } from '#app/paths.ts'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { TokenLink } from '../holdings/token-link.tsx'
import { readMovementFilter } from '../queries/movement-filter.ts'
import { movementSums } from '../queries/movement-queries.ts'
import { EVERYTHING } from '../queries/queries.ts'
import type { Holding } from '../readings/group-holdings.ts'
import type { TokenWallet } from './list-token-wallets.ts'
import { type TokenResult, toTokenResult } from './to-token-result.ts'

interface TokenResultCardProps {
  id: string
  rows: readonly TokenWallet[]
  /** What all of it is worth, as the page says it. */
  worthUsd: number
  unread: number
  /** Whether some of it lies inside contracts, where it counts as gone out. */
  hasInside: boolean
  /** Other holdings of the same asset. */
  family: readonly Holding[]
}

/** What the token made by its price, line by line, or why that is not known; and where the same asset is held too. */
export function TokenResultCard({ id, rows, worthUsd, unread, hasInside, family }: TokenResultCardProps) {
  const { data, error } = useQuery(
    movementSums({ ...readMovementFilter(new URLSearchParams()), asset: id }, EVERYTHING),
  )
  const tokens = rows.map(({ token }) => token)
  const result = data && toTokenResult({ sums: data, tokens, worthUsd, unread })
  const gone = hasInside ? ' What lies inside contracts counts as gone out.' : ''
  return (
    <Card>
      <CardBand>
        <CardHead title="What it made by its price" scope="Over all time, in all your wallets" />
        {result === undefined ? (
          error ? (
            <p className="mt-3 text-small text-muted">
              {toErrorMessage(error, { fallback: 'Its movements could not be read.' })}
            </p>
          ) : (
            <Skeleton className="mt-3 h-28 w-full" />
          )
        ) : typeof result === 'string' ? (
          <p className="mt-3 text-small">
            <span className="font-strong">Not known.</span> <span className="text-muted">{result}</span>
          </p>
        ) : (
          <Statement result={result} />
        )}
        <p className="mt-3 max-w-prose text-note text-muted">
          What came in and went out counts at its price of then, and not at what was paid for it.{gone} What
          each lot cost, and what is taxed, is on the page of{' '}
          <Link to={paths.gains} className="underline underline-offset-4">
            gains
          </Link>
          .
        </p>
      </CardBand>
      {family.length > 0 && <FamilyBand family={family} />}
    </Card>
  )
}

function Statement({ result: { worth, cameIn, wentOut, gas, made } }: { result: TokenResult }) {
  return (
    <dl className="mt-2 text-small">
      <Line name="Worth now">{formatUsd(worth / 100)}</Line>
      <Line name="Less what came in">{formatUsd(-cameIn / 100, { signed: true })}</Line>
      <Line name="Plus what went out">{formatUsd(wentOut / 100, { signed: true })}</Line>
      {gas !== 0 && <Line name="Plus what went for gas">{formatUsd(gas / 100, { signed: true })}</Line>}
      <div className="flex items-baseline justify-between gap-4 border-t border-hairline-strong pt-2.5">
        <dt className="font-strong">Made by its price</dt>
        <dd className="text-figure">
          <Delta change={made / 100} text={formatUsd(made / 100, { signed: true })} />
        </dd>
      </div>
    </dl>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-hairline py-2 last-of-type:border-b-0">
      <dt className="text-muted">{name}</dt>
      <dd className="text-figure">{children}</dd>
    </div>
  )
}

/** The same asset on other chains, or wrapped: each has a page of its own. */
function FamilyBand({ family }: { family: readonly Holding[] }) {
  const { several, nameOf } = usePortfolioChains()
  return (
    <CardBand>
      <h3 className="text-small font-strong">The same asset, held elsewhere</h3>
      <p className="mt-0.5 text-note text-muted">In none of the figures above; each has a page of its own.</p>
      <ul className="mt-1.5">
        {family.map(({ id, chainId, address, symbol, name, usdValue }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 border-t border-hairline py-2 text-small"
          >
            <span className="min-w-0 wrap-anywhere">
              <TokenLink {...{ chainId, address }}>
                {symbol ?? name}
                {several && ` on ${nameOf(chainId)}`}
              </TokenLink>
            </span>
            <span className="text-figure">{formatUsd(usdValue ?? 0)}</span>
          </li>
        ))}
      </ul>
    </CardBand>
  )
}
