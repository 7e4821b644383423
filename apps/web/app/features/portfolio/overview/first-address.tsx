import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { RefreshCw } from 'lucide-react'
import type { RefObject } from 'react'
import { IllustrativeHistory } from '../history/illustrative-history.tsx'
import { AddWalletForm } from '../wallets/add-wallet-form.tsx'

interface FirstAddressProps {
  inputRef: RefObject<HTMLInputElement | null>
  onAdded: (address: string) => void
  refreshing: boolean
  onRefresh: () => void
}

/** Stands where the net worth will, until there is a wallet; its one action is ready to be typed into. */
export function FirstAddress({ inputRef, onAdded, refreshing, onRefresh }: FirstAddressProps) {
  return (
    <Card>
      <CardBand>
        <CardHead
          title="Total Net Worth"
          control={
            <Button size="sm" icon={<RefreshCw aria-hidden="true" />} busy={refreshing} onClick={onRefresh}>
              Refresh Data
            </Button>
          }
        />
        <EmptyState size="figure" className="mt-3" title="Add a wallet address to get started">
          Your net worth will be the sum of every token in every wallet you add.
        </EmptyState>
      </CardBand>
      <CardBand className="bg-selected shadow-[inset_2px_0_var(--accent-line)]">
        <h3 className="mb-2.5 text-body font-strong">Your first address</h3>
        <AddWalletForm
          inputRef={inputRef}
          onAdded={onAdded}
          label="Your first address"
          className="max-w-160"
          hint="Watch-only. An address is public; no key is ever asked for."
        />
      </CardBand>
      <IllustrativeHistory />
    </Card>
  )
}
