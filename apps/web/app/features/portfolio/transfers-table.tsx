import type { Transfer } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
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
import {
  Counterparty,
  signedAmount,
  TransferSuspicion,
  TransferToken,
  TransferType,
} from './transfer-parts.tsx'

/** Transfers in columns, where there is room for them. */
export function TransfersTable({ transfers }: { transfers: readonly Transfer[] }) {
  return (
    <Card as="div" className="px-card py-1">
      <Table caption="Recent transactions">
        <TableHead>
          <ColumnHead>Token</ColumnHead>
          <ColumnHead align="right">Amount</ColumnHead>
          <ColumnHead className="pl-8!">Type</ColumnHead>
          <ColumnHead>Hash</ColumnHead>
          <ColumnHead align="right">Date</ColumnHead>
        </TableHead>
        <TableBody>
          {transfers.map((transfer) => (
            <TableRow key={transfer.id}>
              <TableCell>
                <TransferToken transfer={transfer} />
              </TableCell>
              <TableCell align="right" className="font-[550] whitespace-nowrap">
                {signedAmount(transfer)}
              </TableCell>
              <TableCell className="pl-8!">
                <TransferType direction={transfer.direction} />
                <Counterparty transfer={transfer} />
                <TransferSuspicion transfer={transfer} />
              </TableCell>
              <TableCell>
                <Address value={transfer.transactionHash} kind="hash" />
              </TableCell>
              <TableCell align="right" className="whitespace-nowrap text-muted">
                <time dateTime={transfer.blockTimestamp}>{formatDateTime(transfer.blockTimestamp)}</time>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
