import { chainEntries } from './chains.ts'
import type { TokenEntry } from './tokens.ts'

const byAddress = new Map<string, TokenEntry>(
  chainEntries.flatMap(({ tokens }) => tokens).map((token) => [token.address.toLowerCase(), token]),
)

/** The entry of a contract of any chain, whatever the case of its address; undefined when the sandbox did not place it. */
export function findToken(address: string): TokenEntry | undefined {
  return byAddress.get(address.toLowerCase())
}
