import type { AdminOverview } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'

type Provider = AdminOverview['providers'][number]

const states: Record<Provider['state'], { label: string; ink: string }> = {
  ok: { label: 'Answering', ink: 'text-gain' },
  failing: { label: 'Failing', ink: 'text-loss' },
  unused: { label: 'Not asked yet', ink: 'text-muted' },
  off: { label: 'Off', ink: 'text-muted' },
}
const count = (value: number) => value.toLocaleString('en-US')

/** "180 a minute, 40,000 a day" */
function describeBudget(budget: Provider['budget']): string {
  const { perMinute, perDay } = budget ?? { perMinute: null, perDay: null }
  const parts = [
    perMinute === null ? [] : `${count(perMinute)} a minute`,
    perDay === null ? [] : `${count(perDay)} a day`,
  ].flat()
  return parts.length === 0 ? '–' : parts.join(', ')
}

/** How every source has answered, and how much asking the caches have spared. */
export function SourcesPanel({ overview }: { overview: AdminOverview }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card>
        <CardBand>
          <CardHead title="Sources" className="mb-3" />
          <Table caption="Sources">
            <TableHead>
              <ColumnHead>Source</ColumnHead>
              <ColumnHead>State</ColumnHead>
              <ColumnHead>Last success</ColumnHead>
              <ColumnHead align="right">Asked</ColumnHead>
              <ColumnHead align="right">Error rate</ColumnHead>
              <ColumnHead align="right">Cache hits</ColumnHead>
              <ColumnHead align="right">Calls sent</ColumnHead>
              <ColumnHead align="right">Held back</ColumnHead>
              <ColumnHead>Allowed</ColumnHead>
            </TableHead>
            <TableBody>
              {overview.providers.map((provider) => (
                <SourceRow key={provider.name} provider={provider} />
              ))}
            </TableBody>
          </Table>
        </CardBand>
      </Card>
      <Card>
        <CardBand>
          <CardHead
            title="Kept answers"
            scope="Public answers that are sent as finished bytes"
            className="mb-3"
          />
          <Table caption="Kept answers">
            <TableHead>
              <ColumnHead>Route</ColumnHead>
              <ColumnHead align="right">Sent from memory</ColumnHead>
              <ColumnHead align="right">Read anew</ColumnHead>
            </TableHead>
            <TableBody>
              {overview.hotAnswers.map(({ url, hits, readings }) => (
                <TableRow key={url}>
                  <TableCell className="font-mono">{url}</TableCell>
                  <TableCell align="right" className="tabular-nums">
                    {count(hits)}
                  </TableCell>
                  <TableCell align="right" className="tabular-nums">
                    {count(readings)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </CardBand>
      </Card>
    </div>
  )
}

function SourceRow({ provider }: { provider: Provider }) {
  const { name, state, lastSuccess, calls, faults, cacheHits, sent, held, budget } = provider
  const { label, ink } = states[state]
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap">{name}</TableCell>
      <TableCell className={`whitespace-nowrap ${ink}`}>{label}</TableCell>
      <TableCell className="whitespace-nowrap tabular-nums">
        {lastSuccess === null ? '–' : formatDateTime(lastSuccess)}
      </TableCell>
      <TableCell align="right" className="tabular-nums">
        {count(calls)}
      </TableCell>
      <TableCell align="right" className="tabular-nums">
        {calls === 0 ? '–' : formatPercent((faults / calls) * 100, { decimals: 1 })}
      </TableCell>
      <TableCell align="right" className="tabular-nums">
        {count(cacheHits)}
      </TableCell>
      <TableCell align="right" className="tabular-nums">
        {count(sent)}
      </TableCell>
      <TableCell align="right" className="tabular-nums">
        {count(held)}
      </TableCell>
      <TableCell className="whitespace-nowrap tabular-nums">{describeBudget(budget)}</TableCell>
    </TableRow>
  )
}
