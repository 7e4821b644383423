import type { WalletKey } from './ledgers.repository.ts'

/** One text for a wallet, to keep things by. */
export function toWalletId({ chainId, address }: WalletKey): string {
  return `${chainId}:${address}`
}
