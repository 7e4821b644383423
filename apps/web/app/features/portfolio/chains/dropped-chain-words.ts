import type { ListedWallet, ReadChain } from '@pkg/api-contract'
import { plural } from '../figures/plural.ts'

/** The language of English lists without a comma before "and". */
const list = new Intl.ListFormat('en-GB')

/**
 * What the person took out of every figure by dropping chains: "Base and Polygon PoS dropped by you in 1 of 3 wallets"; empty
 * where they dropped none. Chains that are not read here are in no figure anyway; where one chain is shown alone, the others are
 * not told.
 */
export function droppedChainWords(
  wallets: readonly Pick<ListedWallet, 'chainChoices'>[],
  known: readonly ReadChain[],
  chainId: number | null,
): string {
  const dropped = wallets.map(
    ({ chainChoices }) =>
      new Set(chainChoices.flatMap((chosen) => (chosen.choice === 'drop' ? [chosen.chainId] : []))),
  )
  const told = known.filter(
    (chain) =>
      (chainId === null || chain.chainId === chainId) && dropped.some((ids) => ids.has(chain.chainId)),
  )
  if (told.length === 0) return ''
  const count = dropped.filter((ids) => told.some((chain) => ids.has(chain.chainId))).length
  const where = wallets.length === 1 ? '' : ` in ${count} of ${plural(wallets.length, 'wallet')}`
  return `${list.format(told.map(({ name }) => name))} dropped by you${where}`
}
