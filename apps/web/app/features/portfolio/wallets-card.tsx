import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { Minus, Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { AddWalletForm } from './add-wallet-form.tsx'
import { plural } from './plural.ts'
import type { PortfolioSummary } from './summarize-portfolio.ts'
import type { WalletReading } from './wallet-reading.ts'
import { WalletRow } from './wallet-row.tsx'

interface WalletsCardProps {
  readings: readonly WalletReading[]
  summary: PortfolioSummary
  selected: string | null
  onSelect: (address: string | null) => void
  /** Where there is no wallet yet, the form stands elsewhere; this leads to it. */
  onAskFirst: () => void
}

/** The wallets, their sum, and the way to add one. */
export function WalletsCard({ readings, summary, selected, onSelect, onAskFirst }: WalletsCardProps) {
  const [adding, setAdding] = useState(false)
  const formId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const empty = readings.length === 0
  const open = adding && !empty

  return (
    <Card className="flex flex-col">
      <div>
        <div className="flex items-center justify-between gap-3 px-card py-3.5">
          <h2 ref={heading} tabIndex={-1} className="text-body font-strong text-text">
            Your Wallets
          </h2>
          <Button
            ref={toggle}
            size="sm"
            icon={open ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
            aria-expanded={empty ? undefined : open}
            aria-controls={open ? formId : undefined}
            onClick={() => (empty ? onAskFirst() : setAdding(!adding))}
          >
            Add Wallet
          </Button>
        </div>
        {open && (
          <div id={formId} className="px-card pb-4">
            <AddWalletForm
              onAdded={(address) => {
                onSelect(address)
                setAdding(false)
                toggle.current?.focus()
              }}
            />
          </div>
        )}
      </div>
      {empty ? (
        <div className="p-card">
          <EmptyState title="No wallet addresses found. Add one to get started." />
        </div>
      ) : (
        <ul className="divide-y divide-hairline border-b-0!">
          {readings.map((reading) => (
            <WalletRow
              key={reading.address}
              reading={reading}
              selected={reading.address === selected}
              totalUsd={summary.worth.usd}
              onSelect={() => onSelect(reading.address)}
              onRemoved={() => {
                if (reading.address === selected) onSelect(null)
                heading.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {!empty && selected === null && (
        <p className="border-t border-b-0! border-hairline px-card py-3 text-note text-muted">
          Select a wallet to open its tokens, transactions and NFTs.
        </p>
      )}
      {!empty && <WalletsTotal summary={summary} count={readings.length} />}
    </Card>
  )
}

function WalletsTotal({ summary, count }: { summary: PortfolioSummary; count: number }) {
  const { worth, wallets, settled } = summary
  const notRead = wallets.stale + wallets.failed
  return (
    <div className="mt-auto flex items-baseline justify-between gap-3 border-t border-hairline-strong py-3.5 pr-[calc(var(--control-h)+20px)] pl-card font-strong">
      <span>
        {plural(count, 'wallet')}
        {notRead > 0 && `, ${notRead === 1 ? 'one' : notRead} not read`}
      </span>
      {wallets.known > 0 && (
        <Figure
          value={formatUsd(worth.usd)}
          size="inherit"
          certainty={settled ? 'settled' : 'broken'}
          className="font-strong"
        />
      )}
    </div>
  )
}
