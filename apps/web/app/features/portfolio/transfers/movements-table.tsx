import type { Movement } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { useRef } from 'react'
import {
  ExplorerLink,
  MovedAsset,
  MovementStateWord,
  MovementType,
  signedAmount,
  ValueThen,
} from './movement-parts.tsx'
import { useVirtualMovements } from './use-virtual-movements.ts'

export interface MovementRowsProps {
  movements: readonly Movement[]
  /** How many there are in all; null while that is not known. */
  total: number | null
  /** Whether more than one wallet is in view, so that each row says whose it is. */
  several: boolean
  /** Called when the end of what was read comes near. */
  onNearEnd: () => void
  onOpen: (hash: string) => void
}

const COLUMNS = 8
const rowHeight = 62

/** Movements in columns, where there is room for them. Only the rows in view are drawn, however many were read. */
export function MovementsTable({ movements, total, several, onNearEnd, onOpen }: MovementRowsProps) {
  const window = useRef<HTMLElement>(null)
  const { drawn, above, below, measure } = useVirtualMovements(window, movements, { rowHeight, onNearEnd })

  return (
    <Card as="div" className="px-card py-1">
      <Table caption="Transactions" tall scrollRef={window} aria-rowcount={total === null ? -1 : total + 1}>
        <TableHead>
          <ColumnHead>Token</ColumnHead>
          <ColumnHead align="right">Amount</ColumnHead>
          <ColumnHead className="pl-8!">Type</ColumnHead>
          <ColumnHead>Hash</ColumnHead>
          <ColumnHead align="right">Date</ColumnHead>
          <ColumnHead align="right">Value then (USD)</ColumnHead>
          <ColumnHead>State</ColumnHead>
          <ColumnHead align="right">Explorer</ColumnHead>
        </TableHead>
        <TableBody>
          {above > 0 && <Spacer height={above} />}
          {drawn.map(({ movement, index }) => (
            <TableRow key={movement.id} ref={measure} data-index={index} aria-rowindex={index + 2}>
              <TableCell>
                <MovedAsset movement={movement} />
              </TableCell>
              <TableCell align="right" className="font-[550] whitespace-nowrap">
                {signedAmount(movement)}
              </TableCell>
              <TableCell className="pl-8!">
                <MovementType movement={movement} several={several} />
              </TableCell>
              <TableCell>
                <Button size="sm" variant="ghost" onClick={() => onOpen(movement.transactionHash)}>
                  <span className="sr-only">Whole transaction </span>
                  <Address value={movement.transactionHash} kind="hash" />
                </Button>
              </TableCell>
              <TableCell align="right" className="whitespace-nowrap text-muted">
                <time dateTime={movement.at}>{formatDateTime(movement.at)}</time>
              </TableCell>
              <TableCell align="right">
                <ValueThen movement={movement} />
              </TableCell>
              <TableCell>
                <MovementStateWord state={movement.state} />
              </TableCell>
              <TableCell align="right">
                <ExplorerLink url={movement.explorerUrl} what="Transaction" />
              </TableCell>
            </TableRow>
          ))}
          {below > 0 && <Spacer height={below} />}
        </TableBody>
      </Table>
    </Card>
  )
}

/** Stands for the rows that are out of view. */
function Spacer({ height }: { height: number }) {
  return (
    <tr>
      <td colSpan={COLUMNS} height={height} className="p-0" />
    </tr>
  )
}
