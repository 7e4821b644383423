import { type AssetId, fromAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { PoolPart } from '../ports/pool-parts.ts'
import { findAnchor } from '../positions/find-anchor.ts'

/**
 * How a balance changes without a movement. `up`: it only grows, as what is lent and owed does. `either`: what is staked
 * can be taken too.
 */
export type Growth = 'up' | 'either'

/**
 * Whether the balance of a token changes by itself, as its pool says or an entry of its chain; null where it does not. What a
 * token says of itself does not count: any may pay what it likes.
 * @param part what a known pool says that the token is
 */
export function growthOf(
  { anchors }: Pick<Chain, 'anchors'>,
  asset: AssetId,
  part: PoolPart | null | undefined,
): Growth | null {
  if (part) return 'up'
  const address = fromAssetId(asset).address as `0x${string}`
  if (findAnchor(anchors.stakingTokens, address)?.kind === 'steth') return 'either'
  return findAnchor(anchors.comets, address) === undefined ? null : 'up'
}
