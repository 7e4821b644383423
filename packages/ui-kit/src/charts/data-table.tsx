import { ColumnHead, Table, TableBody, TableCell, TableHead, TableRow } from '../components/table.tsx'
import { useWidth } from './use-width.ts'

export interface ChartTable {
  /** Words left in the first column, figures right in the rest. */
  columns: readonly string[]
  /** One cell per column; the first is the row's key. */
  rows: readonly (readonly string[])[]
  /** From this column on cells hold words, which stand on the left as in the first. */
  wordsFrom?: number
  /** The column of figures that the others belong to. @default the last of them */
  main?: number
}

/** A table with more rows than this scrolls within a box of its own. */
const mostRows = 12

/** How wide a place has to be for columns beside each other, in pixels: of three, and of more. */
const roomFor = { three: 352, more: 576 }

/**
 * The data of a chart in rows. Where the columns do not fit beside each other, the main figure keeps its own, the other figures
 * stand in it with their names, and words stand below the first: a table that is cut off within its columns does not show that
 * it goes on.
 */
export function DataTable({
  title,
  columns,
  rows,
  wordsFrom = columns.length,
  main = wordsFrom - 1,
}: ChartTable & { title: string }) {
  const [box, width] = useWidth()
  const needed = columns.length > 3 ? roomFor.more : columns.length === 3 ? roomFor.three : 0
  // Nothing is measured where nothing is laid out.
  const isNarrow = width > 0 && width < needed
  const Rows = isNarrow ? StackedRows : WideRows

  return (
    <div ref={box}>
      <Table caption={title} className="mt-2" tall={rows.length > mostRows}>
        <Rows {...{ columns, rows, wordsFrom, main }} />
      </Table>
    </div>
  )
}

function WideRows({ columns, rows, wordsFrom }: Omit<Required<ChartTable>, 'main'>) {
  const side = (index: number) => (index === 0 || index >= wordsFrom ? 'left' : 'right')
  // The last column holds sentences: without a least width it would be squeezed first.
  const isSentence = (index: number) => index >= wordsFrom && index === columns.length - 1

  return (
    <>
      <TableHead>
        {columns.map((column, index) => (
          <ColumnHead key={column} align={side(index)}>
            {column}
          </ColumnHead>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row[0]}>
            {row.map((cell, index) => (
              <TableCell
                key={columns[index]}
                align={side(index)}
                className={index < wordsFrom ? 'whitespace-nowrap' : 'text-muted'}
              >
                {isSentence(index) ? <span className="block min-w-52">{cell}</span> : cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </>
  )
}

function StackedRows({ columns, rows, wordsFrom, main }: Required<ChartTable>) {
  const named = (row: readonly string[], from: number, to: number) =>
    columns.slice(from, to).map((name, index) => ({ name, cell: row[from + index] ?? '' }))

  return (
    <>
      <TableHead>
        <ColumnHead>{columns[0]}</ColumnHead>
        <ColumnHead align="right">{columns[main]}</ColumnHead>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row[0]}>
            <TableCell className="align-top">
              {row[0]}
              {named(row, wordsFrom, columns.length).map(
                ({ name, cell }) =>
                  cell !== '' && (
                    <span key={name} className="block text-note text-muted">
                      {name}: {cell}
                    </span>
                  ),
              )}
            </TableCell>
            <TableCell align="right" className="align-top whitespace-nowrap">
              {row[main]}
              {[...named(row, 1, main), ...named(row, main + 1, wordsFrom)].map(({ name, cell }) => (
                <span key={name} className="flex flex-wrap justify-end gap-x-1.5 text-note/4.5 text-muted">
                  {name} <span className="text-figure">{cell}</span>
                </span>
              ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </>
  )
}
