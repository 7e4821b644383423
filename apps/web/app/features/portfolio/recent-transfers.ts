import type { Transfer } from '@pkg/api-contract'

/** How many rows the transactions begin with. */
export const SHOWN_TRANSFERS = 8

/** What of the transfers that were read is shown: the latest eight or all, without spam unless it is asked for. */
export function recentTransfers(
  transfers: readonly Transfer[] = [],
  { all = false, withSpam = false } = {},
): Transfer[] {
  const shown = transfers.filter(({ spam }) => withSpam || spam !== 'yes')
  return all ? shown : shown.slice(0, SHOWN_TRANSFERS)
}
