import { sumHoldings } from '@pkg/api-contract'
import { isKnown, type WalletReading } from '../readings/wallet-reading.ts'
import { narrowToChain, whyUnread } from './narrow-to-chain.ts'

/** What is known of one wallet on one chain; a failure of another chain is none of this one. */
export function narrowReading(reading: WalletReading, chainId: number | null): WalletReading {
  if (chainId === null || !isKnown(reading)) return reading
  const { address, tokens, state, chains, ...rest } = reading
  const answer = { ...rest, data: [...tokens], stale: state === 'stale', chains }
  const narrowed = narrowToChain(answer, chainId)
  if (narrowed === undefined) {
    return {
      state: 'failed',
      address,
      problem: whyUnread(answer, chainId) ?? 'This chain could not be read.',
    }
  }
  const { data, stale, ...told } = narrowed
  return { ...told, address, tokens: data, worth: sumHoldings(data), state: stale ? 'stale' : 'read' }
}
