import type { Movement } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import {
  ColumnHead,
  RowSpace,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { type ReactNode, useRef } from 'react'
import {
  ExplorerLink,
  MovedAsset,
  MovementStateWord,
  MovementType,
  signedAmount,
  ValueThen,
} from './movement-parts.tsx'
import { MovementTime } from './movement-time.tsx'
import type { MoreAsked } from './use-first-new-row.ts'
import { useVirtualMovements } from './use-virtual-movements.ts'

export interface MovementRowsProps {
  movements: readonly Movement[]
  /** How many there are in all; null while that is not known. */
  total: number | null
  /** Whether more than one wallet is in view, so that each row says whose it is. */
  several: boolean
  /** Called when the end of what was read comes near. */
  onNearEnd: () => void
  /** The last press that asked for more rows; the focus goes on at the first of them. */
  asked: MoreAsked | null
  onOpen: (hash: string) => void
}

interface Column {
  head: string
  align?: 'left' | 'right'
  /** The place of the cells, and of the head. */
  className?: string
  headClassName?: string
  cell: (movement: Movement, shown: Pick<MovementRowsProps, 'several' | 'onOpen'>) => ReactNode
}

const columns: readonly Column[] = [
  { head: 'Token', cell: (movement) => <MovedAsset movement={movement} /> },
  { head: 'Amount', align: 'right', className: 'font-[550] whitespace-nowrap', cell: signedAmount },
  {
    head: 'Type',
    className: 'pl-8!',
    headClassName: 'pl-8!',
    cell: (movement, { several }) => <MovementType movement={movement} several={several} />,
  },
  {
    head: 'Hash',
    cell: ({ transactionHash }, { onOpen }) => (
      <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => onOpen(transactionHash)}>
        <span className="sr-only">Whole transaction </span>
        <Address value={transactionHash} kind="hash" />
      </Button>
    ),
  },
  {
    head: 'Date',
    align: 'right',
    className: 'whitespace-nowrap text-muted',
    cell: ({ at }) => <MovementTime at={at} />,
  },
  { head: 'Value then (USD)', align: 'right', cell: (movement) => <ValueThen movement={movement} /> },
  {
    head: 'State',
    className: 'pl-8!',
    headClassName: 'pl-8!',
    cell: ({ state }) => <MovementStateWord state={state} />,
  },
  {
    head: 'Explorer',
    align: 'right',
    cell: ({ explorerUrl }) => <ExplorerLink url={explorerUrl} what="Transaction" />,
  },
]
const rowHeight = 62

/** Movements in columns, where there is room for them. Only the rows in view are drawn, however many were read. */
export function MovementsTable({ movements, total, onNearEnd, asked, ...shown }: MovementRowsProps) {
  const window = useRef<HTMLElement>(null)
  const { drawn, above, below, measure } = useVirtualMovements(window, movements, {
    ...{ rowHeight, onNearEnd, asked },
  })

  return (
    <Card as="div" className="px-card py-1">
      <Table caption="Transactions" tall scrollRef={window} aria-rowcount={total === null ? -1 : total + 1}>
        <TableHead>
          {columns.map(({ head, align, headClassName }) => (
            <ColumnHead key={head} align={align} className={headClassName}>
              {head}
            </ColumnHead>
          ))}
        </TableHead>
        <TableBody>
          <RowSpace height={above} columns={columns.length} />
          {drawn.map(({ movement, index }) => (
            <TableRow key={movement.id} ref={measure} data-index={index} aria-rowindex={index + 2}>
              {columns.map(({ head, align, className, cell }) => (
                <TableCell key={head} align={align} className={className}>
                  {cell(movement, shown)}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <RowSpace height={below} columns={columns.length} />
        </TableBody>
      </Table>
    </Card>
  )
}
