import type { Transfer } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import {
  Counterparty,
  signedAmount,
  TransferSuspicion,
  TransferToken,
  TransferType,
} from './transfer-parts.tsx'

/** Transfers one under another, for screens narrower than their columns. */
export function TransfersList({ transfers }: { transfers: readonly Transfer[] }) {
  return (
    <Card as="div">
      <ul aria-label="Recent transactions" className="divide-y divide-hairline">
        {transfers.map((transfer) => (
          <li key={transfer.id} className="grid gap-y-1 px-card py-3 text-small">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <TransferToken transfer={transfer} />
              <span className="ml-auto min-w-0 text-right font-[550] break-all text-figure">
                {signedAmount(transfer)}
              </span>
            </div>
            <div className="flex items-center justify-between gap-3">
              <TransferType direction={transfer.direction} />
              <time dateTime={transfer.blockTimestamp} className="text-note text-muted">
                {formatDateTime(transfer.blockTimestamp)}
              </time>
            </div>
            <Counterparty transfer={transfer} />
            <TransferSuspicion transfer={transfer} />
            <Address value={transfer.transactionHash} kind="hash" className="text-note text-muted" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
