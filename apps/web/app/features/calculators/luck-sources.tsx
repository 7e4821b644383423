import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatFigure } from '#app/lib/format-figure.ts'
import type { LuckAnswer, LuckSource } from './compute-luck.ts'
import { formatAxis } from './format-axis.ts'
import type { LuckModel } from './luck-choice.ts'
import { luckModels, nameSource } from './luck-models.ts'
import { Nothing } from './nothing.tsx'
import type { LuckCase } from './to-luck-plan.ts'

interface LuckSourcesProps {
  sources: LuckAnswer['sources']
  chosen: LuckModel
  luck: LuckCase
}

/** The same plan by every source of years, one under the other: how far they are apart is what no single one tells. */
export function LuckSources({ sources, chosen, luck: { plan, inflationPercent } }: LuckSourcesProps) {
  const { rule } = plan.spending ?? {}
  // A share of what is there always lasts.
  const lasts = rule === 'constant' || rule === 'guardrails'
  const spends = rule !== undefined && rule !== 'constant'
  const columns: [label: string, tell: (found: NonNullable<LuckSource['found']>) => string][] = [
    ...(lasts
      ? [['Lasts to the end', ({ lasted }) => share(lasted?.share)] as (typeof columns)[number]]
      : []),
    ...(plan.target === undefined
      ? []
      : [['Reaches the steady end', ({ reached }) => share(reached?.share)] as (typeof columns)[number]]),
    ['Half end with', ({ halfEnds }) => amount(halfEnds)],
    ...(spends
      ? [
          [
            'Half spend at last, a month',
            ({ halfSpends }) => amount((halfSpends ?? 0) / 12),
          ] as (typeof columns)[number],
        ]
      : []),
  ]
  const ordered = luckModels.flatMap(({ value }) => sources.filter(({ model }) => model === value))
  return (
    <div>
      <h3 className="text-body font-strong text-text">The same plan by each source of years</h3>
      <Table caption="The same plan by each source of years" className="mt-1">
        <TableHead>
          <ColumnHead className="ps-2">Years come from</ColumnHead>
          {columns.map(([label]) => (
            <ColumnHead key={label} align="right">
              {label}
            </ColumnHead>
          ))}
        </TableHead>
        <TableBody>
          {ordered.map(({ model, number, found }) => (
            <TableRow key={model} selected={model === chosen}>
              <th scope="row" className="py-2 ps-2 text-start font-text text-text">
                {nameSource(model, number)}
              </th>
              {columns.map(([label, tell]) => (
                <TableCell key={label} align="right" className="tabular-nums">
                  {found ? tell(found) : <Nothing />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="mt-2 text-small text-muted">
        By each, prices rise by {formatFigure(inflationPercent, 'percent')} a year; what is paid in or taken
        out as the same rupees loses as much. How far the answers lie apart says how little any one of them
        knows.
      </p>
    </div>
  )
}

function share(part: number | undefined): string {
  return formatFigure(100 * (part ?? 0), 'percent', { fixed: 1 })
}

function amount(value: number): string {
  return value === 0 ? 'nothing' : formatAxis(value, 'inr')
}
