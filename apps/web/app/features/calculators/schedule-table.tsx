import type { AnyCalculator, Column } from '@pkg/finance-math/calculators'
import {
  ColumnHead,
  RowSpace,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { useVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { useNarrowerThan } from '#app/lib/use-narrower-than.ts'
import { usePrinting } from '#app/lib/use-printing.ts'
import { formatCell, listColumns, type ScheduleRow } from './schedule-rows.ts'

interface ScheduleTableProps {
  definition: AnyCalculator
  rows: readonly ScheduleRow[]
  view: string | undefined
  caption: string
}

const rowHeight = 38
/** What each column that stands in another one adds to a row. */
const lineHeight = 18
/** As many columns as stand beside each other on a phone. */
const mostBeside = 3
/** Up to this many rows all of them are drawn; beyond, those in view. */
const mostDrawn = 60

/** The rows of a schedule. A long one scrolls within its own window, and only what is seen is drawn. */
export function ScheduleTable({ definition, rows, view, caption }: ScheduleTableProps) {
  const printing = usePrinting()
  const columns = useMemo(() => listColumns(definition, view), [definition, view])
  const isNarrow = useNarrowerThan('40rem')
  const inside = isNarrow && columns.length > mostBeside ? columns.length - 2 : 0
  const height = rowHeight + inside * lineHeight
  const whole = rows.length <= mostDrawn || printing
  const window = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => window.current,
    estimateSize: () => height,
    // A long name and a long number take two lines. What has no height is not laid out.
    measureElement: (row) => row.getBoundingClientRect().height || height,
    overscan: 8,
    enabled: !whole,
    initialRect: { width: 0, height: rowHeight * 14 },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are placed anew
  useLayoutEffect(() => virtual.measure(), [height])
  const inView = virtual.getVirtualItems()
  const above = inView[0]?.start ?? 0
  const below = whole ? 0 : virtual.getTotalSize() - (inView.at(-1)?.end ?? 0)
  const drawn = whole
    ? rows.map((row, index) => ({ row, index }))
    : inView.flatMap(({ index }) => {
        const row = rows[index]
        return row ? [{ row, index }] : []
      })

  return (
    <Table
      caption={caption}
      tall={!whole}
      pinned={columns.length > mostBeside}
      scrollRef={window}
      aria-rowcount={rows.length + 1}
    >
      <TableHead>
        {columns.map(([name, { label }], index) => (
          <ColumnHead
            key={name}
            align={index === 0 ? 'left' : 'right'}
            className={isBetween(index, columns) ? 'max-sm:hidden' : undefined}
          >
            {label.en}
          </ColumnHead>
        ))}
      </TableHead>
      <TableBody>
        <RowSpace height={above} columns={columns.length} />
        {drawn.map(({ row, index }) => (
          <Row
            key={index}
            {...{ columns, row, index }}
            measure={whole ? undefined : virtual.measureElement}
          />
        ))}
        <RowSpace height={below} columns={columns.length} />
      </TableBody>
    </Table>
  )
}

const Row = memo(function Row({
  columns,
  row,
  index,
  measure,
}: {
  columns: readonly (readonly [string, Column])[]
  row: ScheduleRow
  index: number
  measure: ((row: HTMLTableRowElement | null) => void) | undefined
}) {
  return (
    <TableRow ref={measure} data-index={index} aria-rowindex={index + 2}>
      {columns.map(([name, column], place) => (
        <TableCell
          key={name}
          align={place === 0 ? 'left' : 'right'}
          className={clsx(
            // Words may take a second line, so that the figures beside them stay in view on a phone.
            column.unit !== 'text' && 'whitespace-nowrap',
            columns.length > mostBeside && 'max-sm:align-top',
            isBetween(place, columns) && 'max-sm:hidden',
          )}
        >
          {formatCell(row[name], column)}
          {place === columns.length - 1 &&
            columns.map(
              ([other, between], index) =>
                isBetween(index, columns) && (
                  <span
                    key={other}
                    className="flex flex-wrap justify-end gap-x-1.5 text-note/4.5 text-muted sm:hidden"
                  >
                    {between.label.en} <span className="text-figure">{formatCell(row[other], between)}</span>
                  </span>
                ),
            )}
        </TableCell>
      ))}
    </TableRow>
  )
})

/** Whether a column stands in the last one on a phone, where the table would else be cut off in the middle of a number. */
function isBetween(place: number, columns: readonly unknown[]): boolean {
  return columns.length > mostBeside && place > 0 && place < columns.length - 1
}
