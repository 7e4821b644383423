import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { ShowMore } from '#app/lib/show-more.tsx'
import { useNarrowerThan } from '#app/lib/use-narrower-than.ts'
import { usePrinting } from '#app/lib/use-printing.ts'

/** How many rows are drawn at first on a screen, and how many more each time: a wallet of years has thousands. */
const STEP = 50

/** A column of a table of the gains, and where it stands when there is no room beside the others. */
export interface GainsColumn<Row> {
  head: string
  /** Figures stand right, words left. @default 'left' */
  align?: 'left' | 'right'
  cell: (row: Row) => ReactNode
  /** In a narrow window: under the words of the first column, or under the figure of the last with its head before it. */
  under?: 'words' | 'figure'
  /** Of all rows, in the last row. */
  total?: ReactNode
  /** For what one can only press, which paper has no use for. @default false */
  onScreenOnly?: boolean
}

interface GainsTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string
  columns: readonly GainsColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The narrowest window in which all columns stand beside each other. */
  wideFrom: `${number}rem`
  /** Scrolls downwards by itself too. @default false */
  tall?: boolean
  className?: string
}

/** A table that says all it says at every width: columns that have no room stand under the first and the last one. */
export function GainsTable<Row>(props: GainsTableProps<Row>) {
  const { caption, rows, rowKey, wideFrom, tall = false, className } = props
  const printing = usePrinting()
  const columns = props.columns.filter(({ onScreenOnly = false }) => !(printing && onScreenOnly))
  const narrow = useNarrowerThan(wideFrom)
  const beside = narrow ? columns.filter(({ under }) => under === undefined) : columns
  const below = (under: GainsColumn<Row>['under']) =>
    narrow ? columns.filter((column) => column.under === under) : []
  const words = below('words')
  const figures = below('figure')
  const top = narrow ? 'align-top' : undefined
  const [shown, setShown] = useState(STEP)
  const body = useRef<HTMLTableSectionElement>(null)
  const drawn = printing ? rows : rows.slice(0, shown)

  return (
    <>
      <Table caption={caption} tall={tall} className={className}>
        <TableHead>
          {beside.map(({ head, align = 'left' }) => (
            <ColumnHead key={head} align={align}>
              {head}
            </ColumnHead>
          ))}
        </TableHead>
        <TableBody ref={body}>
          {drawn.map((row) => (
            <TableRow key={rowKey(row)}>
              {beside.map(({ head, align = 'left', cell }, place) => (
                <TableCell key={head} align={align} className={top}>
                  {cell(row)}
                  {place === 0 &&
                    words.map((column) => (
                      <span key={column.head} className="block text-note text-muted">
                        <span className="sr-only">{column.head}: </span>
                        {column.cell(row)}
                      </span>
                    ))}
                  {place === beside.length - 1 && (
                    <Figures columns={figures} say={(column) => column.cell(row)} />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {columns.some(({ total }) => total !== undefined) && (
          <tfoot className="border-t border-hairline-strong font-strong">
            <tr>
              {beside.map(({ head, total, align = 'left' }, place) =>
                place === 0 ? (
                  <th key={head} scope="row" className="py-2 text-left align-top font-strong">
                    Together
                  </th>
                ) : (
                  <td
                    key={head}
                    className={`py-2 pl-4 align-top max-sm:pl-2.5 ${align === 'right' ? 'text-right' : ''}`}
                  >
                    {total}
                    {place === beside.length - 1 && (
                      <Figures
                        columns={figures.filter(({ total: sum }) => sum !== undefined)}
                        say={(column) => column.total}
                      />
                    )}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </Table>
      <ShowMore
        list={body}
        drawn={drawn.length}
        of={rows.length}
        step={STEP}
        onMore={() => setShown(shown + STEP)}
      />
    </>
  )
}

/** The figures that have no column of their own, each behind its head. */
function Figures<Row>({
  columns,
  say,
}: {
  columns: readonly GainsColumn<Row>[]
  say: (column: GainsColumn<Row>) => ReactNode
}) {
  return columns.map((column) => (
    <span
      key={column.head}
      className="flex flex-wrap items-center justify-end gap-x-1.5 text-note font-text text-muted"
    >
      {column.head} <span className="text-figure">{say(column)}</span>
    </span>
  ))
}
