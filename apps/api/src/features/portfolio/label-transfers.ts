import type { TrackedWallet, Transfer } from '@pkg/api-contract'

/** Puts the person's own labels beside the two ends of each transfer. */
export function labelTransfers(
  transfers: readonly Transfer[],
  tracked: readonly Pick<TrackedWallet, 'address' | 'label' | 'ensName'>[],
): Transfer[] {
  const labels = new Map(
    tracked.map(({ address, label, ensName }) => [address.toLowerCase(), label ?? ensName]),
  )
  return transfers.map((transfer) => ({
    ...transfer,
    fromLabel: labels.get(transfer.fromAddress.toLowerCase()) ?? null,
    toLabel: labels.get(transfer.toAddress.toLowerCase()) ?? null,
  }))
}
