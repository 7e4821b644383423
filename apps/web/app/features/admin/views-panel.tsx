import type { PageViews } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TotalRow,
} from '@pkg/ui-kit/components/table.tsx'

/** How often each page was opened in the last 30 days. */
export function ViewsPanel({ pageViews }: { pageViews: readonly PageViews[] }) {
  const days = [...new Set(pageViews.map(({ day }) => day))]
  const byPath = [...Map.groupBy(pageViews, ({ path }) => path)]
    .map(([path, rows]) => ({
      path,
      views: sum(rows),
      today: sum(rows.filter(({ day }) => day === days[0])),
    }))
    .toSorted((a, b) => b.views - a.views)

  return (
    <Card>
      <CardBand>
        <CardHead
          title="Page views"
          scope="The last 30 days. Counted by path and day, without cookies or identifiers; whoever asks not to be tracked is not in here."
          className="mb-3"
        />
        {byPath.length === 0 ? (
          <EmptyState title="No page was opened yet." />
        ) : (
          <Table caption="Page views of the last 30 days">
            <TableHead>
              <ColumnHead>Page</ColumnHead>
              <ColumnHead align="right">{days[0]}</ColumnHead>
              <ColumnHead align="right">30 days</ColumnHead>
            </TableHead>
            <TableBody>
              {byPath.map(({ path, views, today }) => (
                <TableRow key={path}>
                  <TableCell className="font-mono">{path}</TableCell>
                  <TableCell align="right" className="tabular-nums">
                    {today.toLocaleString('en-US')}
                  </TableCell>
                  <TableCell align="right" className="tabular-nums">
                    {views.toLocaleString('en-US')}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
            <TotalRow label="All pages" span={2} value={sum(pageViews).toLocaleString('en-US')} />
          </Table>
        )}
      </CardBand>
    </Card>
  )
}

function sum(rows: readonly PageViews[]): number {
  return rows.reduce((total, { views }) => total + views, 0)
}
