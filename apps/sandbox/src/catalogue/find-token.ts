import { type TokenEntry, tokens } from './tokens.ts'

const byAddress = new Map(tokens.map((token) => [token.address.toLowerCase(), token]))

/** The entry of a contract, whatever the case of its address; undefined when the sandbox did not place it. */
export function findToken(address: string): TokenEntry | undefined {
  return byAddress.get(address.toLowerCase())
}
