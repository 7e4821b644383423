import type { WalletPoint } from '../ledger/wallet-point.ts'
import type { WalletView } from './wallet-view.ts'

const LACKS = 'One wallet, or one of its chains, could not be read, and is left out.'

/**
 * Beside wallets that were read, one of which nothing is known adds nothing: a line drawn by rule would be added to
 * true figures, and would end in a fall to the sum that leaves that wallet out. Alone, it keeps its drawn line; of several
 * like it, or of several chains, the first does: there is one line for a worth that is not known, not one for each.
 */
export function leaveOutUnread<T extends Pick<WalletView, 'tokens' | 'points' | 'present'>>(
  views: readonly T[],
): T[] {
  const isUnread = ({ tokens, points }: T) => tokens === null && points.every(({ rows }) => rows.length === 0)
  const kept = views.every(isUnread) ? views[0] : undefined
  return views.map((view) =>
    view !== kept && isUnread(view)
      ? { ...view, points: view.points.map(leaveOut), present: leaveOut(view.present) }
      : view,
  )
}

const leaveOut = (point: WalletPoint): WalletPoint => ({
  ...point,
  drawn: 0n,
  provenance: 'partial',
  lacks: point.lacks ?? LACKS,
})
