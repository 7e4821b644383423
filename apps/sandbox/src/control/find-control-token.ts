import { type Address, isAddress } from 'viem'
import { tokens } from '../catalogue/tokens.ts'

/** The token that a test names: `native` (or `ETH`), the symbol of a token that is not spam, or any contract. */
export function findControlToken(name: string): Address | 'native' | undefined {
  if (name === 'native' || name === 'ETH') return 'native'
  if (isAddress(name, { strict: false })) return name
  return tokens.find(({ symbol, trust }) => symbol === name && trust !== 'spam')?.address
}
