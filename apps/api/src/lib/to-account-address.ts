import { AppError, addressHints } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { getAddress } from 'viem'
import { describeWrongAddress } from './describe-wrong-address.ts'

/**
 * The account that a person means, with its checksum: an address in hex, or an ENS name.
 * Throws INVALID_ADDRESS, with what is wrong as its hint, for anything else, a wrong checksum included; of a name that leads to none
 * just that, since nothing is wrong with how it is written.
 */
export async function toAccountAddress(
  input: string,
  { chain, signal }: { chain: Pick<ChainClient, 'resolveName'>; signal?: AbortSignal },
): Promise<string> {
  const hint = describeWrongAddress(input)
  if (hint === undefined) return getAddress(input)
  // A name has no address in it.
  if (!input.includes('.') || /0x[^.]{20,}/i.test(input)) throw new AppError('INVALID_ADDRESS', { hint })
  const address = await chain.resolveName(input, signal && { signal })
  if (address === null) {
    throw new AppError('INVALID_ADDRESS', { message: addressHints.unknownName(input) })
  }
  return getAddress(address)
}
