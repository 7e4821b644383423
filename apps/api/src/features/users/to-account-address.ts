import { AppError } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { getAddress, isAddress } from 'viem'

/**
 * The account that a person means, with its checksum: an address in hex, or an ENS name.
 * Throws INVALID_ADDRESS for anything else, a wrong checksum included.
 */
export async function toAccountAddress(
  input: string,
  { chain, signal }: { chain: Pick<ChainClient, 'resolveName'>; signal?: AbortSignal },
): Promise<string> {
  if (isAddress(input, { strict: false })) {
    if (!isAddress(input, { strict: isMixedCase(input) })) throw new AppError('INVALID_ADDRESS')
    return getAddress(input)
  }
  if (!input.includes('.')) throw new AppError('INVALID_ADDRESS')
  const address = await chain.resolveName(input, signal && { signal })
  if (address === null) throw new AppError('INVALID_ADDRESS')
  return getAddress(address)
}

/** Only an address that mixes cases carries a checksum. */
function isMixedCase(address: string): boolean {
  const digits = address.slice(2)
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
}
