import type { Transfer } from '@pkg/api-contract'

const shown = 8

/** The rows of the transactions table: the latest eight that are not spam. */
export function recentTransfers(transfers: readonly Transfer[] = []): Transfer[] {
  return transfers.filter(({ spam }) => spam !== 'yes').slice(0, shown)
}
