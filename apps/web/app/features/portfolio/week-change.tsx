import { type HistoryPoint, microsToCents, parseMicros } from '@pkg/api-contract'
import { Delta } from '@pkg/ui-kit/components/delta.tsx'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useQuery } from '@tanstack/react-query'
import { portfolioHistory, type Scope } from './queries.ts'

/** What the sum gained or lost in a week, from the history; nothing where the week's start is not known. */
export function WeekChange({ scope }: { scope: Scope }) {
  const { data } = useQuery(portfolioHistory('1w', scope))
  const [first, last] = [data?.points[0], data?.points.at(-1)]
  if (!first || !last || first.provenance === 'illustrative') return null
  // Of the cents that are read at both ends, so that this and its explanation cannot differ.
  const [start, end] = [toCents(first), toCents(last)]
  const change = end - start
  return (
    <Delta
      change={change}
      text={formatUsd(change / 100, { signed: true })}
      {...(start > 0 && { also: formatPercent((change / start) * 100, { signed: true }) })}
      period="in 7 days"
    />
  )
}

const toCents = ({ exactValue }: HistoryPoint) => microsToCents(parseMicros(exactValue))
