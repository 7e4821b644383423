import { type HistoryRange, parseMicros, sumSteps } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { Segmented } from '@pkg/ui-kit/components/segmented.tsx'
import { ColumnHead, Table, TableBody, TableHead } from '@pkg/ui-kit/components/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { usePrinting } from '#app/lib/use-printing.ts'
import { toChangeFigures } from '../figures/change-figures.ts'
import { plural } from '../figures/plural.ts'
import { rangeWords } from '../figures/range-words.ts'
import { keepOfScope } from '../queries/keep-of-scope.ts'
import { holdingGains, holdingSparklines, type Scope } from '../queries/queries.ts'
import { useHistory } from '../queries/use-history.ts'
import { FreshnessAge } from '../readings/freshness-age.tsx'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'
import { HoldingLine } from './holding-line.tsx'
import { sumGains, toHoldingRows } from './holdings-rows.ts'
import { HoldingsTotal } from './holdings-total.tsx'
import { type HoldingOrder, holdingOrders, orderHoldings } from './order-holdings.ts'

const shownAtFirst = 8

const orderOptions = (Object.keys(holdingOrders) as HoldingOrder[]).map((value) => ({
  value,
  label: holdingOrders[value],
}))

interface HoldingsCardProps {
  summary: PortfolioSummary
  scope: Scope
  range: HistoryRange
  order: HoldingOrder
  onOrder: (order: HoldingOrder) => void
}

/** Every holding over the wallets in view: its price over the range, its value, and what it gained or lost. */
export function HoldingsCard({ summary, scope, range, order, onOrder }: HoldingsCardProps) {
  const [open, setOpen] = useState(false)
  const all = usePrinting() || open
  const gains = useQuery({ ...holdingGains(range, scope), placeholderData: keepOfScope(scope) })
  const sparklines = useQuery({ ...holdingSparklines(range, scope), placeholderData: keepOfScope(scope) })
  const line = useHistory(range, scope).data
  const first = line?.range === range ? line.points[0] : undefined
  const figures = line && first ? toChangeFigures(parseMicros(first.exactValue), sumSteps(line.points)) : null
  const rows = orderHoldings(
    toHoldingRows(
      [...summary.holdings, ...summary.debts],
      gains.data?.holdings,
      sparklines.data?.sparklines,
      figures,
    ),
    order,
  )
  const hidden = rows.length - shownAtFirst
  const words = rangeWords[range]

  return (
    <Card aria-busy={gains.isFetching} className="print:break-inside-auto">
      {gains.error && !gains.data && (
        <Notice
          tone="warn"
          title="Gains and losses could not be worked out."
          action={
            <Button size="sm" busy={gains.isFetching} onClick={() => gains.refetch()}>
              Try Again
            </Button>
          }
        >
          {toErrorMessage(gains.error, { fallback: 'Balances and values are not touched by this.' })}
        </Notice>
      )}
      <CardBand>
        <CardHead
          title="Holdings"
          scope={`Gains and losses ${words}; what came in or went out is not counted as one; percentages are time-weighted.`}
          control={
            gains.data && <FreshnessAge freshness={gains.data.freshness} failed={gains.error !== null} />
          }
        />
        {rows.length === 0 ? (
          <EmptyState
            className="mt-3"
            title={
              summary.wallets.known === 0 ? 'No wallet could be read.' : 'These wallets hold nothing now.'
            }
          />
        ) : (
          <div className="mt-2">
            {rows.length > 1 && (
              <div className="mb-1 flex items-center gap-2 print:hidden">
                {/* The group says it to screen readers. */}
                <span aria-hidden="true" className="text-small text-muted">
                  Order by
                </span>
                <Segmented label="Order by" options={orderOptions} value={order} onChange={onOrder} />
              </div>
            )}
            <Table caption={`Holdings, with gains and losses ${words}`}>
              <TableHead>
                <ColumnHead>Asset</ColumnHead>
                {/* Narrower than a tablet and on paper, the line stands under its asset. */}
                <ColumnHead className="max-md:hidden">Price {words}</ColumnHead>
                <ColumnHead align="right" className="max-sm:hidden">
                  Moved in or out, USD
                </ColumnHead>
                <ColumnHead align="right" className="max-sm:hidden">
                  Gain or loss, USD
                </ColumnHead>
                <ColumnHead align="right">
                  Value<span className="sm:hidden"> and gain or loss</span>, USD
                </ColumnHead>
              </TableHead>
              <TableBody>
                {(all ? rows : rows.slice(0, shownAtFirst)).map((row) => (
                  <HoldingLine key={row.id} row={row} words={words} pending={gains.isPending} />
                ))}
              </TableBody>
              <HoldingsTotal
                summary={summary}
                gains={gains.data}
                known={sumGains(gains.data?.holdings ?? [], figures)}
                failed={gains.error !== null}
              />
            </Table>
          </div>
        )}
        {hidden > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className="mt-1 -ml-3 print:hidden"
            onClick={() => setOpen(!open)}
          >
            {all ? `Show the first ${shownAtFirst} only` : `Show ${plural(hidden, 'more holding')}`}
          </Button>
        )}
      </CardBand>
    </Card>
  )
}
