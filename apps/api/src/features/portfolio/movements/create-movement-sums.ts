import { LRUCache } from 'lru-cache'
import type { MovementFilter, MovementsRepository } from '../../../database/movements.repository.ts'
import type { MovementValuer } from './create-movement-valuer.ts'
import type { WalletScope } from './create-scope-reader.ts'
import { sumScopes } from './sum-scopes.ts'
import { toMovementScopes } from './to-movement-scopes.ts'

type Sums = Awaited<ReturnType<typeof sumScopes>>

/** How many sums are cached, and for how long: prices that are read meanwhile change them. */
const KEPT_SUMS = { max: 500, ttl: 60_000 }

/** Adds up movements, and keeps each sum as long as everything it is made of is the same and no price of it is pending. */
export function createMovementSums({
  movements,
  valuer,
  pricesVersion,
}: {
  movements: Pick<MovementsRepository, 'list' | 'count'>
  valuer: MovementValuer
  pricesVersion: () => number
}) {
  const kept = new LRUCache<string, Promise<Sums>>(KEPT_SUMS)

  function toKey(scopes: readonly WalletScope[], filter: MovementFilter, showHidden: boolean): string {
    const parts = scopes.map(({ wallet, version, hidden, tokens, assets, counts }) => [
      ...[wallet, version, [...hidden], tokens?.updatedAt, assets.filter(counts)],
    ])
    return JSON.stringify([pricesVersion(), showHidden, filter, parts])
  }

  return async (scopes: readonly WalletScope[], filter: MovementFilter, showHidden: boolean) => {
    const key = toKey(scopes, filter, showHidden)
    let running = kept.get(key)
    if (running === undefined) {
      running = sumScopes(scopes, filter, { movements, valuer, showHidden })
      kept.set(key, running)
      running.catch(() => kept.delete(key))
    }
    const sums = await running
    if (sums.pending) kept.delete(key)
    const shown = await movements.count(toMovementScopes(scopes, false), filter)
    const all = await movements.count(toMovementScopes(scopes, true), filter)
    return { ...sums, hiddenCount: all - shown }
  }
}
