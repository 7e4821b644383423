import type { GainsYear } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { GainedWallet, useNameOfWallet } from './gained-wallet.tsx'
import { GainsGroups } from './gains-groups.tsx'

/** What was gained and lost with what each wallet gave up, where several did. */
export function GainsWallets({
  year,
  onPick,
}: {
  year: GainsYear
  /** Given its address. */
  onPick: (wallet: string) => void
}) {
  const nameOf = useNameOfWallet()
  if (year.wallets.length < 2) return null
  return (
    <Card as="section" aria-label="By wallet" className="mt-4 print:break-inside-auto">
      <CardBand>
        <CardHead
          title="By wallet"
          scope={
            year.scope === 'wallet'
              ? 'By the wallet that gave it up: each has lots of its own.'
              : 'By the wallet that gave it up; all of them share their lots.'
          }
        />
        <div className="mt-3">
          <GainsGroups
            year={year}
            by="wallet"
            groups={year.wallets}
            keyOf={({ wallet }) => wallet}
            show={({ wallet }) => <GainedWallet address={wallet} />}
            nameOf={({ wallet }) => nameOf(wallet)}
            onPick={({ wallet }) => onPick(wallet)}
          />
        </div>
      </CardBand>
    </Card>
  )
}
