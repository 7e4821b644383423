import { paths } from '#app/paths.ts'
import type { MovementFilter } from '../queries/movement-filter.ts'
import { ALL_WALLETS, formatChoice } from '../wallets/wallet-choice.ts'

/** What narrows the list: without a chain it is that of all, and the country is whose tax years are offered. */
type Narrowed = Partial<MovementFilter> & { chain?: string; country?: string }

/** The address of the list of movements of one wallet, or of all (null), narrowed to what is named. */
export function toMovementsPath(wallet: string | null, narrowed: Narrowed): string {
  const of = formatChoice(wallet === null ? ALL_WALLETS : { kind: 'wallets', addresses: [wallet] })
  // Of all chains, whichever was looked at last: the asset names its own.
  return `${paths.dashboard}?${new URLSearchParams({ tab: 'transactions', of, chain: '', ...narrowed })}`
}
