import { type TokenEntry, tokens } from './tokens.ts'
import { trialTokens } from './trials.ts'

const byAddress = new Map<string, TokenEntry>(
  [...tokens, ...Object.values(trialTokens)].map((token) => [token.address.toLowerCase(), token]),
)

/** The entry of a contract, whatever the case of its address; undefined when the sandbox did not place it. */
export function findToken(address: string): TokenEntry | undefined {
  return byAddress.get(address.toLowerCase())
}
