import type { AnyCalculator, Column } from '@pkg/finance-math/calculators'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useMemo, useRef } from 'react'
import { usePrinting } from '#app/lib/use-printing.ts'
import { formatCell, listColumns, type ScheduleRow } from './schedule-rows.ts'

interface ScheduleTableProps {
  definition: AnyCalculator
  rows: readonly ScheduleRow[]
  view: string | undefined
  caption: string
}

const rowHeight = 38
/** Up to this many rows all of them are drawn; beyond, those in view. */
const mostDrawn = 60

/** The rows of a schedule. A long one scrolls within its own window, and only what is seen is drawn. */
export function ScheduleTable({ definition, rows, view, caption }: ScheduleTableProps) {
  const printing = usePrinting()
  const columns = useMemo(() => listColumns(definition, view), [definition, view])
  const whole = rows.length <= mostDrawn || printing
  const window = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => window.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    enabled: !whole,
    initialRect: { width: 0, height: rowHeight * 14 },
  })
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
      pinned={columns.length > 3}
      scrollRef={window}
      aria-rowcount={rows.length + 1}
    >
      <TableHead>
        {columns.map(([name, { label }], index) => (
          <ColumnHead key={name} align={index === 0 ? 'left' : 'right'}>
            {label.en}
          </ColumnHead>
        ))}
      </TableHead>
      <TableBody>
        {above > 0 && <Spacer height={above} span={columns.length} />}
        {drawn.map(({ row, index }) => (
          <Row key={index} {...{ columns, row, index }} />
        ))}
        {below > 0 && <Spacer height={below} span={columns.length} />}
      </TableBody>
    </Table>
  )
}

const Row = memo(function Row({
  columns,
  row,
  index,
}: {
  columns: readonly (readonly [string, Column])[]
  row: ScheduleRow
  index: number
}) {
  return (
    <TableRow aria-rowindex={index + 2}>
      {columns.map(([name, column], place) => (
        <TableCell
          key={name}
          align={place === 0 ? 'left' : 'right'}
          // Words may take a second line, so that the figures beside them stay in view on a phone.
          className={column.unit === 'text' ? undefined : 'whitespace-nowrap'}
        >
          {formatCell(row[name], column)}
        </TableCell>
      ))}
    </TableRow>
  )
})

/** Stands for the rows that are out of view. */
function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <tr>
      {/* An attribute, not a style: prerendered pages may hold it. */}
      <td colSpan={span} height={height} className="p-0" />
    </tr>
  )
}
