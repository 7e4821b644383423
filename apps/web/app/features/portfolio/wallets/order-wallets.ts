import { orderByGain } from '../figures/order-by-gain.ts'
import { isKnown, type WalletReading } from '../readings/wallet-reading.ts'
import type { WalletGain } from './wallet-gains.ts'

/** By what wallets can be ordered, and what each is called. */
export const walletOrders = { added: 'Added', value: 'Value', gain: 'Gain', loss: 'Loss' } as const

/** `added` as the person added them; else largest first. */
export type WalletOrder = keyof typeof walletOrders

export const DEFAULT_WALLET_ORDER: WalletOrder = 'added'

export const isWalletOrder = (text: string | null): text is WalletOrder =>
  text !== null && text in walletOrders

/** The wallets in an order; those that could not be read, or of which the gain is not known, come last. */
export function orderWallets(
  readings: readonly WalletReading[],
  gains: ReadonlyMap<string, WalletGain>,
  order: WalletOrder,
): readonly WalletReading[] {
  if (order === 'added') return readings
  // What is worth most is ordered as what gained most is.
  if (order === 'value') return orderByGain(readings, 'gain', (one) => (isKnown(one) ? one.worth.usd : null))
  return orderByGain(readings, order, ({ address }) => gains.get(address.toLowerCase())?.gain)
}
