import type { MovementFilter } from '../../../database/movements.repository.ts'
import { formatDay, toDay } from '../ledger/day.ts'
import type { WalletScope } from './create-scope-reader.ts'

/**
 * Sources tell the latest movements of a wallet and, of very many, not all. Says of those that are searched for which may
 * be missing, and up to which day.
 */
export function tellMissing(
  scopes: readonly Pick<WalletScope, 'state' | 'facts'>[],
  { kind, asset, from = 0 }: Pick<MovementFilter, 'kind' | 'asset' | 'from'>,
): string[] {
  const isFungible =
    asset !== undefined &&
    scopes.some(({ facts }) => asset.endsWith(':native') || facts(asset).decimals !== null)
  const cuts = [
    { what: 'movements', isMeant: kind !== 'nft', of: 'cutShortAt' },
    { what: 'movements of NFTs', isMeant: (kind ?? 'nft') === 'nft' && !isFungible, of: 'nftsCutShortAt' },
  ] as const
  return cuts.flatMap(({ what, isMeant, of }) => {
    const moments = scopes.map(({ state }) => state?.[of] ?? null).filter((at) => at !== null && at > from)
    if (!isMeant || moments.length === 0) return []
    const day = formatDay(toDay(Math.max(...moments.map(Number))))
    const whose =
      scopes.length === 1 ? '' : moments.length === 1 ? ' of one wallet' : ` of ${moments.length} wallets`
    return `Up to ${day}, ${what}${whose} are not all listed: the source tells only the latest.`
  })
}
