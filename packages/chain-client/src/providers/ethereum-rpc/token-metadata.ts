import { hexToString, isHex, trim } from 'viem'
import { textField } from '../../parsing/fields.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { bytes32Abi, erc20Abi } from './abis.ts'
import type { EthereumNode } from './open-node.ts'
import { type ContractRead, readContracts } from './read-contracts.ts'

/** What a token says of itself; null where it does not, since a guess would change the amount shown. */
export interface TokenMetadata {
  symbol: string | null
  name: string | null
  decimals: number | null
}

export const unknownToken: TokenMetadata = { symbol: null, name: null, decimals: null }

const FIELDS = 5

/** Reads symbol, name and decimals of tokens; texts as string, else as bytes32. */
export async function readTokenMetadata(
  node: EthereumNode,
  tokens: readonly Address[],
  read: (node: EthereumNode, reads: readonly ContractRead[]) => Promise<unknown[]> = readContracts,
): Promise<Map<Address, TokenMetadata>> {
  const answers = await read(
    node,
    tokens.flatMap((address) => [
      { address, abi: erc20Abi, functionName: 'decimals' },
      { address, abi: erc20Abi, functionName: 'symbol' },
      { address, abi: bytes32Abi, functionName: 'symbol' },
      { address, abi: erc20Abi, functionName: 'name' },
      { address, abi: bytes32Abi, functionName: 'name' },
    ]),
  )
  return new Map(
    tokens.map((token, index) => {
      const [decimals, symbol, symbol32, name, name32] = answers.slice(index * FIELDS, (index + 1) * FIELDS)
      return [
        token,
        {
          decimals: typeof decimals === 'number' ? decimals : null,
          symbol: toText(symbol) ?? toText32(symbol32),
          name: toText(name) ?? toText32(name32),
        },
      ]
    }),
  )
}

export function toText(answer: unknown): string | null {
  return typeof answer === 'string' ? textField.parse(answer) : null
}

function toText32(answer: unknown): string | null {
  return isHex(answer) ? textField.parse(hexToString(trim(answer, { dir: 'right' }))) : null
}
