import { type Micros, NATIVE, type TrackedWallet, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { MovementFilter, MovementsRepository } from '../../../database/movements.repository.ts'

/** A search as it was asked, before its text is looked up among the names of assets and wallets. */
export type MovementQuery = Omit<MovementFilter, 'text'> & {
  q?: string | undefined
  /** What a movement was worth at least. It is told by prices, and not by what is kept of movements. */
  least?: Micros | undefined
}

/** Makes the filter of a search: its text may be part of a token's name, of a coin's, or of what a wallet is called. */
export function createFilterReader({
  chains,
  movements,
}: {
  chains: readonly Chain[]
  movements: Pick<MovementsRepository, 'findAssets'>
}) {
  return async (
    { q, least: _, ...filter }: MovementQuery,
    tracked: readonly TrackedWallet[],
  ): Promise<MovementFilter> => {
    if (q === undefined) return filter
    const text = q.toLowerCase()
    const named = tracked.filter(({ label, ensName, tags }) =>
      [label, ensName, ...tags].some((name) => name?.toLowerCase().includes(text)),
    )
    const native = chains.flatMap((chain) =>
      [chain.native.symbol, chain.native.name].some((name) => name.toLowerCase().startsWith(text))
        ? [toAssetId({ chainId: chain.id, address: NATIVE })]
        : [],
    )
    return {
      ...filter,
      text: {
        text,
        assets: [...(await movements.findAssets(text)), ...native],
        addresses: named.map(({ address }) => address.toLowerCase()),
      },
    }
  }
}
