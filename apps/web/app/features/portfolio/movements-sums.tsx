import { Card } from '@pkg/ui-kit/components/card.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { formatExactAmount } from './format-exact-amount.ts'
import { kindNames } from './movement-parts.tsx'
import type { MovementSums } from './movement-queries.ts'
import { plural } from './plural.ts'

/** The most assets whose amounts are told; with more, a person asks for one of them. */
const MOST_ASSETS = 3

/** What moved between two of the wallets in view neither came in nor went out. */
const ways = {
  Received: { other: 'received', own: 'received from your wallets' },
  Sent: { other: 'sent', own: 'sent to your wallets' },
  Self: { other: 'to itself', own: 'to itself' },
}

/** What those without a value are, as far as that is told: "(1 of a debt, 2 at prices not trusted)". */
function describeUnvalued({ untrusted, debts }: Pick<MovementSums, 'untrusted' | 'debts'>): string {
  const told = [debts > 0 && `${debts} of a debt`, untrusted > 0 && `${untrusted} at prices not trusted`]
  const parts = told.filter((part) => part !== false)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

/** What the movements that the filters leave add up to. What has no known value is counted, and is in no sum. */
export function MovementsSums({ sums }: { sums: MovementSums }) {
  if (sums.count === 0) return null
  const { hour, day, present } = sums.valuedAt
  const few = sums.assets.length <= MOST_ASSETS && !sums.moreAssets ? sums.assets : []

  return (
    <Card as="section" aria-label="What these add up to" className="mt-4 px-card py-3 text-small">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {sums.sums.map(({ kind, direction, betweenOwn, count, value, unvalued }) => (
          <div key={`${kind}:${direction}:${betweenOwn}`}>
            <dt className="text-note text-muted">
              {kindNames[kind]}, {kind === 'gas' ? 'paid' : ways[direction][betweenOwn ? 'own' : 'other']} (
              {count})
            </dt>
            <dd className="text-figure">
              {unvalued === count ? 'Unknown' : formatUsd(value)}
              {unvalued > 0 && unvalued < count && (
                <span className="text-note text-muted"> and {unvalued} unknown</span>
              )}
            </dd>
          </div>
        ))}
        {few.map(({ chainId, asset, symbol, name, decimals, received, sent }) => (
          <div key={`${chainId}:${asset}`}>
            <dt className="text-note text-muted">{symbol ?? name ?? 'Unnamed'}</dt>
            <dd className="break-all text-figure">
              {received !== '0' && `+${formatExactAmount(received, decimals)} `}
              {sent !== '0' && `−${formatExactAmount(sent, decimals)}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-note text-muted">
        {plural(hour + day + present, 'movement')} valued: {hour} at the price of the hour, {day} at the close
        of the day{present > 0 && `, ${present} at the price of now`}
        {sums.unvalued > 0 && `; ${sums.unvalued} without a known value, in no sum`}
        {describeUnvalued(sums)}.{sums.provisional && ' Prices are still being read.'}
      </p>
    </Card>
  )
}
