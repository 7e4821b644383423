import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { Segmented } from '@pkg/ui-kit/components/segmented.tsx'
import { Minus, Plus, Upload } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { passFocus } from '#app/lib/pass-focus.ts'
import { rangeWords } from '../figures/range-words.ts'
import { shareWords } from '../figures/share-words.ts'
import type { Scope } from '../queries/queries.ts'
import { useHistory } from '../queries/use-history.ts'
import { type PortfolioSummary, summarizePortfolio } from '../readings/summarize-portfolio.ts'
import type { WalletReading } from '../readings/wallet-reading.ts'
import { AddWalletForm } from './add-wallet-form.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ImportPanel } from './import-panel.tsx'
import { orderWallets, type WalletOrder, walletOrders } from './order-wallets.ts'
import type { DashboardView } from './use-dashboard-view.ts'
import type { WalletBook } from './wallet-book.ts'
import { ALL_WALLETS, addToChoice, removeFromChoice } from './wallet-choice.ts'
import { toWalletGains } from './wallet-gains.ts'
import { WalletList } from './wallet-list.tsx'
import { WalletsTotal } from './wallets-total.tsx'

const orderOptions = (Object.keys(walletOrders) as WalletOrder[]).map((value) => ({
  value,
  label: walletOrders[value],
}))

interface WalletsCardProps {
  /** Every tracked wallet. */
  readings: readonly WalletReading[]
  book: WalletBook
  /** The wallets in view. */
  summary: PortfolioSummary
  view: DashboardView
  /** Where there is no wallet yet, the form stands elsewhere; this leads to it. */
  onAskFirst: () => void
}

/** All wallets with those in view marked, their sum, and the ways to add, import and export them. */
export function WalletsCard(props: WalletsCardProps) {
  const { readings, book, summary, view, onAskFirst } = props
  const { choice, shown, scope, range, walletOrder, everything, choose } = view
  const all = useMemo(
    () => (scope.addresses === null ? summary : summarizePortfolio(readings)),
    [scope.addresses, summary, readings],
  )
  // What a wallet did by itself does not hang on which wallets are in view.
  const everyWallet: Scope = { addresses: null, chainId: scope.chainId }
  // The history of no wallet would stand where that of the first one comes.
  const line = useHistory(range, everyWallet, { enabled: readings.length > 0 }).data
  const gains = useMemo(() => toWalletGains(line), [line])
  const ordered = useMemo(
    () => orderWallets(all.readings, gains, walletOrder),
    [all.readings, gains, walletOrder],
  )
  const selected = useMemo(() => new Set(everything ? [] : shown), [everything, shown])
  const [open, setOpen] = useState<'add' | 'import' | null>(null)
  const formId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const importToggle = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const empty = readings.length === 0
  const adding = open === 'add' && !empty
  const canSelect = readings.length > 1 && everything
  const hasDebts = (all.worth.debts ?? 0) > 0

  return (
    <Card>
      {/* Its lines differ in strength, so it draws them itself. */}
      <div>
        <div className="flex items-center justify-between gap-3 px-card py-3.5">
          <h2 ref={heading} tabIndex={-1} className="text-body font-strong text-text">
            Your Wallets
          </h2>
          <Button
            ref={toggle}
            size="sm"
            icon={adding ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
            aria-expanded={empty ? undefined : adding}
            aria-controls={adding ? formId : undefined}
            onClick={() => (empty ? onAskFirst() : setOpen(adding ? null : 'add'))}
            className="print:hidden"
          >
            Add Wallet
          </Button>
        </div>
        {!empty && (
          <p className="-mt-2 px-card pb-3.5 text-note text-muted">
            Gains and losses {rangeWords[line?.range ?? range]}, time-weighted, apart from what came in or
            went out.
          </p>
        )}
        {adding && (
          <div ref={form} id={formId} className="px-card pb-4">
            <AddWalletForm
              onAdded={(address) => {
                choose(addToChoice(choice, address))
                setOpen(null)
                passFocus(form.current, toggle.current)
              }}
              onLeave={() => {
                setOpen(null)
                toggle.current?.focus()
              }}
            />
          </div>
        )}
        {empty ? (
          <div className="border-t border-hairline p-card">
            <EmptyState title="No wallet addresses found. Add one to get started." />
          </div>
        ) : (
          <>
            {readings.length > 1 && (
              <div className="flex flex-wrap items-center gap-2 px-card pb-3.5 print:hidden">
                {/* The group says it to screen readers. */}
                <span aria-hidden="true" className="text-small text-muted">
                  Order by
                </span>
                <Segmented
                  label="Order wallets by"
                  options={orderOptions}
                  value={walletOrder}
                  onChange={view.setWalletOrder}
                  className="flex-wrap"
                />
              </div>
            )}
            <WalletList
              readings={ordered}
              {...{ book, selected, gains }}
              // Pressed again, it gives the view of all wallets back.
              onSelect={(address) =>
                choose(
                  choice.kind === 'wallets' && selected.size === 1 && selected.has(address)
                    ? ALL_WALLETS
                    : { kind: 'wallets', addresses: [address] },
                )
              }
              onRemoved={(address, row) => {
                choose(removeFromChoice(choice, address))
                passFocus(row, heading.current)
              }}
            />
          </>
        )}
        {(canSelect || hasDebts) && (
          <div className="grid gap-1 border-t border-hairline px-card py-3 text-note text-muted">
            {canSelect && (
              <p className="print:hidden">Select a wallet to see its figures alone, on every tab.</p>
            )}
            {hasDebts && <p>{shareWords}</p>}
          </div>
        )}
        {!empty && (
          <WalletsTotal {...{ all, summary }} chainId={scope.chainId} onShowAll={() => choose(ALL_WALLETS)} />
        )}
        <div className="border-t border-hairline print:hidden">
          <div className="flex gap-1 px-[calc(var(--card-pad)-12px)] py-2">
            <Button
              ref={importToggle}
              size="sm"
              variant="ghost"
              icon={<Upload aria-hidden="true" />}
              aria-expanded={open === 'import'}
              onClick={() => setOpen(open === 'import' ? null : 'import')}
            >
              Import
            </Button>
            {!empty && <ExportMenu />}
          </div>
          {open === 'import' && (
            <ImportPanel
              onDone={() => {
                setOpen(null)
                importToggle.current?.focus()
              }}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
