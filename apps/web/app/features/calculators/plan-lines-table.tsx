import { CardHead } from '@pkg/ui-kit/components/card.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { clsx } from 'clsx'
import { formatFigure } from '#app/lib/format-figure.ts'
import { useNarrowerThan } from '#app/lib/use-narrower-than.ts'
import { usePrinting } from '#app/lib/use-printing.ts'
import { Nothing } from './nothing.tsx'
import type { PlanLine, PlanLines, PlanRest } from './plan-lines.ts'

interface PlanLinesTableProps {
  lines: PlanLines
  /** What each item is called. */
  labels: readonly string[]
  years: number
  isInTodaysMoney: boolean
}

type Named = readonly [label: string, line: PlanLine]

const columns: readonly (readonly [name: keyof PlanLine, label: string])[] = [
  ['today', 'Put in today'],
  ['paid', 'Paid over the years'],
  ['received', 'Received'],
  ['left', 'Left at the end'],
  ['owed', 'Still owed'],
  ['missing', 'Missing then'],
]

const restLabels: Readonly<Record<PlanRest, string>> = {
  income: 'Income beside them',
  costs: 'Living costs',
  hand: 'At hand',
}

/** What each part of a plan takes, brings, leaves and owes; on a phone, each part with its figures below it. */
export function PlanLinesTable({ lines, labels, years, isInTodaysMoney }: PlanLinesTableProps) {
  const isNarrow = useNarrowerThan('40rem')
  const isPrinting = usePrinting()
  const { items, rest, together } = lines
  const named: Named[] = [
    ...items.map((line, place): Named => [labels[place] ?? '', line]),
    ...rest.map(([name, line]): Named => [restLabels[name], line]),
  ]
  const shown = columns.filter(([name]) => (name !== 'today' && name !== 'missing') || together[name] !== 0)
  const over = `over ${years} ${years === 1 ? 'year' : 'years'}${isInTodaysMoney ? ', in today’s money' : ''}`
  const Drawn = isNarrow && !isPrinting ? LineList : LineTable
  return (
    <>
      <CardHead as="h3" title="Part by part" scope={`What each takes, brings and leaves ${over}`} />
      <div className="mt-3">
        <Drawn caption={`Plan, part by part, ${over}`} {...{ named, shown, together }} />
      </div>
      <p className="mt-3 max-w-prose text-small text-muted">
        What is left, less what is owed{together.missing !== 0 && ' and what is missing'}, is the net worth at
        the end: {formatFigure(together.left - together.owed - together.missing, 'inr')}.
        {rest.some(([name, { received }]) => name === 'hand' && received !== 0) &&
          ' What at hand has received is what it earned.'}
      </p>
    </>
  )
}

interface DrawnProps {
  caption: string
  named: readonly Named[]
  shown: typeof columns
  together: PlanLine
}

const figure = 'text-figure tabular-nums whitespace-nowrap'

function LineTable({ caption, named, shown, together }: DrawnProps) {
  return (
    <Table
      caption={caption}
      className="print:text-note print:[&_td]:h-auto print:[&_td]:py-0.5 print:[&_th]:py-0.5"
    >
      <TableHead>
        <ColumnHead>Part</ColumnHead>
        {shown.map(([name, label]) => (
          <ColumnHead key={name} align="right">
            {label}
          </ColumnHead>
        ))}
      </TableHead>
      <TableBody>
        {named.map(([label, line], place) => (
          <TableRow key={place}>
            <th scope="row" className="max-w-64 py-2 text-start font-text text-text">
              {label}
            </th>
            <LineCells {...{ line, shown }} />
          </TableRow>
        ))}
      </TableBody>
      <tfoot className="border-t border-hairline-strong">
        <tr className="font-strong">
          <th scope="row" className="py-2 text-start font-strong text-text">
            Together
          </th>
          <LineCells line={together} shown={shown} />
        </tr>
      </tfoot>
    </Table>
  )
}

function LineCells({ line, shown }: { line: PlanLine; shown: typeof columns }) {
  return shown.map(([name]) => (
    <TableCell key={name} align="right" className={figure}>
      {line[name] === 0 ? <Nothing /> : formatFigure(line[name], 'inr')}
    </TableCell>
  ))
}

function LineList({ caption, named, shown, together }: DrawnProps) {
  return (
    <section aria-label={caption} className="grid gap-3">
      {[...named, ['Together', together] as const].map(([label, line], place) => (
        <div
          key={place}
          className={clsx(
            'border-t pt-2',
            line === together ? 'border-hairline-strong font-strong' : 'border-hairline',
          )}
        >
          <p className="text-small font-strong text-text">{label}</p>
          <dl aria-label={label}>
            {shown.map(
              ([name, title]) =>
                line[name] !== 0 && (
                  <div
                    key={name}
                    className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-small"
                  >
                    <dt className="text-muted">{title}</dt>
                    <dd className={clsx('ms-auto text-right', figure)}>{formatFigure(line[name], 'inr')}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      ))}
    </section>
  )
}
