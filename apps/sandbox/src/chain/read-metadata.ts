import { type Address, hexToString, parseAbi } from 'viem'
import type { ChainClient } from './client.ts'

/** What a token contract says about itself; null for what it does not answer. */
export interface TokenMetadata {
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number | null
  /** In base units. */
  readonly totalSupply: bigint | null
}

/** Reads a token's metadata, in the present form or in the bytes32 form of the first tokens. */
export async function readMetadata(client: ChainClient, address: Address): Promise<TokenMetadata> {
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

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
])
const legacyAbi = parseAbi([
  'function name() view returns (bytes32)',
  'function symbol() view returns (bytes32)',
])

function text(bytes: `0x${string}` | undefined): string | null {
  return bytes ? hexToString(bytes, { size: 32 }) : null
}
