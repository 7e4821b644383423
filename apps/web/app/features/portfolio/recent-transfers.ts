import type { Transfer } from '@pkg/api-contract'

const shown = 8

/** The rows of the transactions table: the latest eight, without spam unless it is asked for. */
export function recentTransfers(transfers: readonly Transfer[] = [], withSpam = false): Transfer[] {
  return transfers.filter(({ spam }) => withSpam || spam !== 'yes').slice(0, shown)
}
