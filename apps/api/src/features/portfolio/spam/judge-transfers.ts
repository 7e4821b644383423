import { SPAM_LINE, type SpamReason, type Transfer } from '@pkg/api-contract'

const ZERO_VALUE: SpamReason = {
  id: 'zero-value',
  message: 'It moved nothing; such transfers are sent to leave an address in your list.',
  points: 60,
}
const LOOK_ALIKE: SpamReason = {
  id: 'look-alike-address',
  message: 'The other address imitates one that you know: the same beginning and end, another middle.',
  points: 60,
}

/** How many digits people compare at each end of an address. */
const COMPARED_DIGITS = 4

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
  const byLook = new Map<string, string[]>()
  for (const address of known) byLook.set(toLook(address), [...(byLook.get(toLook(address)) ?? []), address])

  return transfers.map((transfer) => {
    const other = (transfer.direction === 'Sent' ? transfer.toAddress : transfer.fromAddress).toLowerCase()
    const imitates = !known.has(other) && byLook.has(toLook(other))
    const reasons = [...(transfer.value === '0' ? [ZERO_VALUE] : []), ...(imitates ? [LOOK_ALIKE] : [])]
    if (reasons.length === 0) return transfer
    const score = reasons.reduce((sum, { points }) => sum + points, 0)
    return { ...transfer, spam: score >= SPAM_LINE ? 'yes' : transfer.spam, spamReasons: reasons }
  })
}

const toLook = (address: string) => address.slice(2, 2 + COMPARED_DIGITS) + address.slice(-COMPARED_DIGITS)
