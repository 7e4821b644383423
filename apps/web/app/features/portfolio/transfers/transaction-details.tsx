import { addUpCents, type Movement, parseMicros } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { transactionMovements } from '../queries/movement-queries.ts'
import {
  describePrice,
  ExplorerLink,
  MovedAsset,
  MovementStateWord,
  MovementType,
  signedAmount,
  WhyUnvalued,
} from './movement-parts.tsx'
import { MovementTime } from './movement-time.tsx'

interface TransactionDetailsProps {
  hash: string
  /** Whether the person has more than one wallet, so that each row says whose it is. */
  several: boolean
  /** Called once it is closed; the focus is back where it was by then. */
  onClose: () => void
}

/** Everything that one transaction moved in the person's wallets, gas included, and what that adds up to. */
export function TransactionDetails({ hash, several, onClose }: TransactionDetailsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-2xl rounded-base bg-raised p-card text-text shadow-raised backdrop:bg-scrim open:animate-float-in forced-colors:border"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-title font-head text-figure">
          Transaction
        </h2>
        <Button size="sm" variant="ghost" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      <Content hash={hash} several={several} />
    </dialog>
  )
}

function Content({ hash, several }: { hash: string; several: boolean }) {
  const { data, error } = useQuery(transactionMovements(hash))
  const rows = data?.data ?? []
  const [first] = rows
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-small">
        <Address value={hash} kind="hash" copy />
        {first && <ExplorerLink url={first.explorerUrl} what="Transaction" />}
      </p>
      {data === undefined && error === null && <Skeleton className="mt-4 h-24 w-full" />}
      {error !== null && (
        <p role="alert" className="mt-4 text-warn">
          {toErrorMessage(error, { fallback: 'The transaction could not be read.' })}
        </p>
      )}
      {first && (
        <p className="mt-2 text-small text-muted">
          <MovementTime at={first.at} />, block {first.block.toLocaleString('en-US')} ·{' '}
          <MovementStateWord state={rows.find(({ state }) => state === 'failed')?.state ?? first.state} />
        </p>
      )}
      {rows.length > 0 && <Rows rows={rows} several={several} whole={data?.nextCursor === null} />}
    </>
  )
}

function Rows({ rows, several, whole }: { rows: readonly Movement[]; several: boolean; whole: boolean }) {
  const isOfSeveral = several || new Set(rows.map(({ wallet }) => wallet)).size > 1
  const micros = rows.map(({ exactValue, direction, debt }) =>
    // What is borrowed is worth less than nothing.
    exactValue === null ? 0n : parseMicros(exactValue) * ((direction === 'Received') !== debt ? 1n : -1n),
  )
  // Rounded together, so that the rows add up to the total beneath them.
  const cents = addUpCents(micros)
  const total = cents.reduce((sum, part) => sum + part, 0)
  const unknown = rows.filter(({ usdValue }) => usdValue === null).length
  return (
    <>
      <ul aria-label="What it moved" className="mt-4 divide-y divide-hairline border-y border-hairline">
        {rows.map((movement, index) => (
          <li
            key={movement.id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3 text-small"
          >
            <div className="min-w-0">
              <MovedAsset movement={movement} />
              <MovementType movement={movement} several={isOfSeveral} />
            </div>
            <div className="ml-auto min-w-0 text-right">
              <WholeAmount text={signedAmount(movement)} className="block font-[550] text-figure" />
              {movement.usdValue === null ? (
                <WhyUnvalued because={movement.unvaluedBecause} />
              ) : (
                <>
                  <span className="block text-figure">
                    {formatUsd((cents[index] ?? 0) / 100, { signed: true })}
                  </span>
                  <span className="block text-note text-muted">{describePrice(movement)}</span>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-body font-strong">
        <span>Together, for your wallets</span>
        <span className="text-figure">
          {unknown === rows.length ? 'Unknown' : formatUsd(total / 100, { signed: true })}
        </span>
      </p>
      {unknown > 0 && unknown < rows.length && (
        <p className="text-note text-muted">
          {unknown} of these have no known value, and are not in the sum.
        </p>
      )}
      {!whole && <p className="text-note text-muted">It moved more than is listed here.</p>}
    </>
  )
}
