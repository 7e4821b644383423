import type { Address } from 'viem'
import { liars } from '../catalogue/liars.ts'
import { trialTokens } from '../catalogue/trials.ts'
import { wallets } from '../catalogue/wallets.ts'
import { mintCall } from '../chain/calls.ts'
import type { Chain, Mined } from '../chain/create-chain.ts'

const mintable: ReadonlyMap<string, Address> = new Map([
  ...Object.entries(trialTokens).map(([name, { address }]) => [name, address] as const),
  ...Object.entries(liars),
])

/** The names of the tokens that a stranger may give to anybody. */
export const mintableNames: readonly string[] = [...mintable.keys()]

/** Gives some of a token to a wallet, as any stranger can. Throws a `RangeError` for a name that is not mintable. */
export async function mint(
  chain: Chain,
  name: string,
  to: Address,
  value: bigint,
): Promise<Mined & { token: Address }> {
  const token = mintable.get(name)
  if (token === undefined) throw new RangeError(`There is no token ${name} to mint`)
  return { ...(await chain.send(mintCall(token, wallets.spammer.address, to, value))), token }
}
