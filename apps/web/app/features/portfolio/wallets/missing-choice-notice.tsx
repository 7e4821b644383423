import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { shorten } from '@pkg/ui-kit/format/shorten.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { plural } from '../figures/plural.ts'
import type { DashboardView } from './use-dashboard-view.ts'
import { ALL_WALLETS, type MissingChoice } from './wallet-choice.ts'

/** Says what a link or the last choice names that is not there, and what is shown instead. */
export function MissingChoiceNotice({ view }: { view: DashboardView }) {
  const { missing, missingChain, everything, shown, choose, chooseChain } = view
  return (
    <>
      {missing !== null && (
        <MissingNotice
          title={`${nameMissing(missing)}.`}
          onDismiss={() => choose(everything ? ALL_WALLETS : { kind: 'wallets', addresses: shown })}
        >
          {everything ? 'All wallets are shown instead.' : `${plural(shown.length, 'other wallet')} shown.`}
        </MissingNotice>
      )}
      {missingChain !== null && (
        <MissingNotice
          title={`No chain ${shorten(missingChain, 12, 4)} is read here.`}
          onDismiss={() => chooseChain(null)}
        >
          All chains are shown instead.
        </MissingNotice>
      )}
    </>
  )
}

interface MissingNoticeProps {
  title: string
  children: string
  onDismiss: () => void
}

function MissingNotice({ title, children, onDismiss }: MissingNoticeProps) {
  return (
    <Notice
      tone="warn"
      title={title}
      className="mb-3 rounded-base"
      action={
        <Button size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      {children}
    </Notice>
  )
}

function nameMissing(missing: MissingChoice): string {
  if (missing.kind === 'tag') return `No wallet has the tag “${shorten(missing.tag, 30, 4)}”`
  const [first = ''] = missing.named
  return missing.named.length === 1
    ? `You do not track the wallet ${shortenAddress(first)}`
    : `You do not track ${plural(missing.named.length, 'wallet')} that the link names`
}
