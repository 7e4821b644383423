import { AppError } from '@pkg/api-contract'
import type { Recent } from '../../database/keep-recent.ts'

/**
 * The tracked wallets that a request means: all, or those that it names, each once and in the person's order.
 * Throws WALLET_NOT_TRACKED for one that is not theirs.
 */
export async function selectWallets(
  recent: Pick<Recent, 'tracked'>,
  userId: string,
  addresses: readonly string[] | undefined,
): Promise<string[]> {
  const tracked = (await recent.tracked(userId)).map(({ address }) => address)
  if (addresses === undefined || addresses.length === 0) return tracked
  const wanted = new Set(addresses.map((address) => address.toLowerCase()))
  const chosen = tracked.filter((address) => wanted.has(address.toLowerCase()))
  if (chosen.length < wanted.size) throw new AppError('WALLET_NOT_TRACKED')
  return chosen
}
