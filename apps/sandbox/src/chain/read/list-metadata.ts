import { type Address, hexToString, parseAbi } from 'viem'
import type { ChainClient } from '../client.ts'

/** What a token contract says about itself; null for what it does not answer. */
export interface TokenMetadata {
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number | null
  /** In base units. */
  readonly totalSupply: bigint | null
}

/** What several token contracts say about themselves; the answer knows every contract that was asked for. */
export async function listMetadata(
  client: ChainClient,
  contracts: readonly Address[],
): Promise<(contract: Address) => TokenMetadata> {
  const unique = [...new Set(contracts)]
  const found = await Promise.all(unique.map((contract) => readMetadata(client, contract)))
  const byAddress = new Map(unique.map((contract, index) => [contract, found[index]]))
  return (contract) =>
    byAddress.get(contract) ?? { name: null, symbol: null, decimals: null, totalSupply: null }
}

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
])
// The form of the first tokens.
const legacyAbi = parseAbi([
  'function name() view returns (bytes32)',
  'function symbol() view returns (bytes32)',
])

async function readMetadata(client: ChainClient, address: Address): Promise<TokenMetadata> {
  const contract = { address, abi } as const
  const legacy = { address, abi: legacyAbi } as const
  const [name, symbol, decimals, totalSupply, oldName, oldSymbol] = await client.multicall({
    batchSize: 0,
    contracts: [
      { ...contract, functionName: 'name' },
      { ...contract, functionName: 'symbol' },
      { ...contract, functionName: 'decimals' },
      { ...contract, functionName: 'totalSupply' },
      { ...legacy, functionName: 'name' },
      { ...legacy, functionName: 'symbol' },
    ],
  })
  return {
    name: name.result ?? text(oldName.result),
    symbol: symbol.result ?? text(oldSymbol.result),
    decimals: decimals.result ?? null,
    totalSupply: totalSupply.result ?? null,
  }
}

function text(bytes: `0x${string}` | undefined): string | null {
  return bytes ? hexToString(bytes, { size: 32 }) : null
}
