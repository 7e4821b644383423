import type { ChainChoice } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { ChainLook } from '../../../database/wallet-chains.repository.ts'

/**
 * The chains on which a wallet is looked at, of those that are read and in their order: those on which it was ever used,
 * and those of which nobody could tell yet, since money may be there. What the person chose goes before what was found.
 * Never none: a wallet that was used nowhere is looked at on the first.
 */
export function chainsOf(
  read: readonly Chain[],
  looks: readonly ChainLook[],
  choices: readonly ChainChoice[],
): Chain[] {
  const choiceOf = new Map(choices.map(({ chainId, choice }) => [chainId, choice]))
  const lookAt = new Map(looks.map((look) => [look.chainId, look]))
  const isKept = ({ id }: Chain) => choiceOf.get(id) !== 'drop'
  const isMeant = (chain: Chain) =>
    choiceOf.get(chain.id) === 'add' || (isKept(chain) && lookAt.get(chain.id)?.foundAt !== null)
  const meant = read.filter(isMeant)
  return meant.length > 0 ? meant : [read.find(isKept) ?? read[0]].flatMap((chain) => chain ?? [])
}
