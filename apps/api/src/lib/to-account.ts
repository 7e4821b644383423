import type { Account, Address } from '@pkg/chain-client'

/** A wallet as it is stored, as an account to read. */
export function toAccount({ chainId, address }: { chainId: number; address: string }): Account {
  return { chainId, address: address as Address }
}
