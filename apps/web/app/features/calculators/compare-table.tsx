import { Swatch } from '@pkg/ui-kit/charts/swatch.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { clsx } from 'clsx'
import { Fragment, memo } from 'react'
import { useNarrowerThan } from '#app/lib/use-narrower-than.ts'
import { usePrinting } from '#app/lib/use-printing.ts'
import type { Cell, Row } from './comparison.ts'
import { Nothing } from './nothing.tsx'
import type { PinnedAnswer } from './pinned-answer.ts'

interface CompareTableProps {
  caption: string
  /** The columns. */
  answers: readonly PinnedAnswer[]
  /** Every pin of the page, by whose place each has its colour. */
  all: readonly PinnedAnswer[]
  /** Rows under a title; those without rows are not shown. */
  groups: readonly { title?: string; rows: readonly Row[] }[]
}

/** Small and close on paper, so that a few results fit on one page. */
const printed = 'print:text-note print:[&_td]:h-auto print:[&_td]:py-0.5 print:[&_th]:py-0.5'

/** As many columns as a page of paper holds beside each other. */
const mostPrinted = 3

/** Results as columns; on a phone, and where paper is too narrow, each figure with its results below it. */
export const CompareTable = memo(function CompareTable(props: CompareTableProps) {
  const isNarrow = useNarrowerThan('40rem')
  const isPrinting = usePrinting()
  const { answers } = props
  const isList = answers.length > 1 && (isPrinting ? answers.length > mostPrinted : isNarrow)
  return isList ? <FigureList {...props} /> : <FigureTable {...props} />
})

function FigureTable({ caption, answers, all, groups }: CompareTableProps) {
  return (
    <Table caption={caption} className={clsx(printed, answers.length === 1 && 'max-w-2xl')}>
      <TableHead>
        <ColumnHead>
          <span className="sr-only">Figure</span>
        </ColumnHead>
        {answers.map((answer) => (
          <ColumnHead key={answer.label} align="right" className="min-w-32">
            <Swatch place={all.indexOf(answer)} className="me-1.5 inline-block" /> {answer.label}
          </ColumnHead>
        ))}
      </TableHead>
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <TableBody key={title ?? ''} className="border-t border-hairline first-of-type:border-0">
              {title !== undefined && (
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={answers.length + 1}
                    className="pt-4 pb-1 text-start text-note font-strong text-muted"
                  >
                    {title}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <TableRow key={row.id}>
                  <th scope="row" className="max-w-64 py-2 text-start align-top font-text text-text">
                    {row.label}
                  </th>
                  {row.cells.map((cell, place) => (
                    <TableCell key={answers[place]?.label} align="right" className="align-top">
                      <CellText cell={cell} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          ),
      )}
    </Table>
  )
}

function FigureList({ caption, answers, all, groups }: CompareTableProps) {
  return (
    <section aria-label={caption} className="grid gap-4">
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <div key={title ?? ''} className="grid gap-3">
              {title !== undefined && <h3 className="text-note font-strong text-muted">{title}</h3>}
              {rows.map((row) => (
                <div key={row.id} className="border-t border-hairline pt-2">
                  <p className="text-small font-strong text-text">{row.label}</p>
                  <dl aria-label={row.label}>
                    {row.cells.map(
                      (cell, place) =>
                        cell.text !== '' && (
                          <div
                            key={answers[place]?.label}
                            className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-small"
                          >
                            <dt className="min-w-0 text-muted">
                              <Swatch
                                place={all.indexOf(answers[place] as PinnedAnswer)}
                                className="me-1.5 inline-block"
                              />
                              {answers[place]?.label}
                            </dt>
                            <dd className="ml-auto text-right">
                              <CellText cell={cell} />
                            </dd>
                          </div>
                        ),
                    )}
                  </dl>
                </div>
              ))}
            </div>
          ),
      )}
    </section>
  )
}

function CellText({ cell: { text, difference, isBest } }: { cell: Cell }) {
  if (text === '') return <Nothing />
  return (
    <>
      <span className={clsx('font-figure text-figure tabular-nums', isBest && 'font-strong')}>
        <Unbroken text={text} />
      </span>
      {isBest && (
        <span className="ms-1.5 rounded-base bg-selected px-1 text-note font-strong text-text">best</span>
      )}
      {difference !== '' && (
        <span className="block text-note text-muted tabular-nums print:ms-2 print:inline">
          <Unbroken text={difference} />
        </span>
      )}
    </>
  )
}

/** Breaks between words alone: a line could end after a minus sign otherwise, with its number on the next. */
function Unbroken({ text }: { text: string }) {
  return text.split(' ').map((word, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ))
}
