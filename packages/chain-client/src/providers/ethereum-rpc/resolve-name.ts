import { ETHEREUM } from '@pkg/api-contract'
import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem'
import { normalize } from 'viem/ens'
import type { Address } from '../../ports/wallet-data.ts'
import type { EthereumNode } from './open-node.ts'

/** The account behind an ENS name; null for what is no name, and for names without an account. */
export async function resolveName({ client, chain }: EthereumNode, name: string): Promise<Address | null> {
  const normalized = toNormal(name)
  if (normalized === null || chain.id !== ETHEREUM) return null
  const address = await orNone(client.getEnsAddress({ name: normalized }))
  return address === null ? null : (address.toLowerCase() as Address)
}

/** The primary name of an account. Anybody may claim any name for an account, so that the name has to agree. */
export async function findName(node: EthereumNode, address: Address): Promise<string | null> {
  if (node.chain.id !== ETHEREUM) return null
  const name = await orNone(node.client.getEnsName({ address }))
  // A name in another spelling than its normal one is made to look like a name that it is not.
  if (name === null || toNormal(name) !== name) return null
  return (await resolveName(node, name)) === address ? name : null
}

async function orNone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
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
