import { ETHEREUM } from '@pkg/api-contract'
import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem'
import { normalize } from 'viem/ens'
import type { Address } from '../../ports/wallet-data.ts'
import type { EthereumNode } from './open-node.ts'

/** The account behind an ENS name; null for what is no name, and for names without an account. */
export async function resolveName({ client, chainId }: EthereumNode, name: string): Promise<Address | null> {
  const normalized = toNormal(name)
  if (normalized === null || chainId !== ETHEREUM) return null
  try {
    const address = await client.getEnsAddress({ name: normalized })
    return address === null ? null : (address.toLowerCase() as Address)
  } catch (error) {
    if (error instanceof BaseError && error.walk(isRefusal) !== null) return null
    throw error
  }
}

/** The registry says no: there is no such name, it lives off the chain, or this chain has no registry. */
const isRefusal = (error: unknown) =>
  error instanceof ContractFunctionRevertedError || error instanceof ContractFunctionZeroDataError

function toNormal(name: string): string | null {
  try {
    return normalize(name)
  } catch {
    return null
  }
}
