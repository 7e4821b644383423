import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { shorten } from '@pkg/ui-kit/format/shorten.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { plural } from '../figures/plural.ts'
import type { DashboardView } from './use-dashboard-view.ts'
import { ALL_WALLETS, type MissingChoice } from './wallet-choice.ts'

/** Says what a link or the last choice names that is not tracked, and what is shown instead. */
export function MissingChoiceNotice({ view }: { view: DashboardView }) {
  const { missing, everything, shown, choose } = view
  if (missing === null) return null
  return (
    <Notice
      tone="warn"
      title={`${nameMissing(missing)}.`}
      className="mb-3 rounded-base"
      action={
        <Button
          size="sm"
          onClick={() => choose(everything ? ALL_WALLETS : { kind: 'wallets', addresses: shown })}
        >
          Dismiss
        </Button>
      }
    >
      {everything ? 'All wallets are shown instead.' : `${plural(shown.length, 'other wallet')} shown.`}
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
