import { paths } from '#app/paths.ts'
import type { MovementFilter } from '../queries/movement-filter.ts'
import { formatChoice } from '../wallets/wallet-choice.ts'

/** The address of the list of movements of one wallet, narrowed to what is named. */
export function toMovementsPath(wallet: string, filter: Partial<MovementFilter>): string {
  const of = formatChoice({ kind: 'wallets', addresses: [wallet] })
  // Of all chains, whichever was looked at last: the asset names its own.
  return `${paths.dashboard}?${new URLSearchParams({ tab: 'transactions', of, chain: '', ...filter })}`
}
