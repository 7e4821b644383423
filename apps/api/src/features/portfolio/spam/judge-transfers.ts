import { SPAM_LINE, type SpamReason, type Transfer } from '@pkg/api-contract'
import { createLookAlikeFinder, LOOK_ALIKE } from './look-alikes.ts'

const ZERO_VALUE: SpamReason = {
  id: 'zero-value',
  message: 'It moved nothing; such transfers are sent to leave an address in your list.',
  points: 60,
}

/**
 * Adds what a transfer itself gives away: that it moved nothing, or that its other end imitates an address which
 * the wallet has dealt with or the person tracks.
 */
export function judgeTransfers(
  transfers: readonly Transfer[],
  wallet: string,
  tracked: readonly { address: string }[],
): Transfer[] {
  const known = new Set<string>([wallet, ...tracked.map(({ address }) => address.toLowerCase())])
  for (const { direction, toAddress, value, spam } of transfers) {
    // Whom the wallet has paid is known to it; who has paid the wallet may be anybody.
    if (direction === 'Sent' && value !== '0' && spam === 'no') known.add(toAddress.toLowerCase())
  }
  const imitates = createLookAlikeFinder(known)

  return transfers.map((transfer) => {
    const other = (transfer.direction === 'Sent' ? transfer.toAddress : transfer.fromAddress).toLowerCase()
    const reasons = [
      ...(transfer.value === '0' ? [ZERO_VALUE] : []),
      ...(imitates(other) ? [LOOK_ALIKE] : []),
    ]
    if (reasons.length === 0) return transfer
    const score = reasons.reduce((sum, { points }) => sum + points, 0)
    return { ...transfer, spam: score >= SPAM_LINE ? 'yes' : transfer.spam, spamReasons: reasons }
  })
}
