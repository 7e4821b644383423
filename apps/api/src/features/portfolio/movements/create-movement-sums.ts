import type { Micros } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import type { MovementFilter, MovementsRepository } from '../../../database/movements.repository.ts'
import type { MovementValuer } from './create-movement-valuer.ts'
import type { WalletScope } from './create-scope-reader.ts'
import { sumScopes } from './sum-scopes.ts'
import { toMovementScopes } from './to-movement-scopes.ts'

type Sums = Awaited<ReturnType<typeof sumScopes>>

interface SumOptions {
  /** Whether what is hidden is counted too. */
  showHidden: boolean
  /** What a movement was worth at least. */
  least: Micros | undefined
}

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

  function toKey(
    scopes: readonly WalletScope[],
    filter: MovementFilter,
    { showHidden, least }: SumOptions,
  ): string {
    const parts = scopes.map(({ wallet, version, hidden, tokens, assets, counts }) => [
      ...[wallet, version, [...hidden], tokens?.updatedAt, assets.filter(counts)],
    ])
    return JSON.stringify([pricesVersion(), showHidden, least?.toString(), filter, parts])
  }

  return async (scopes: readonly WalletScope[], filter: MovementFilter, options: SumOptions) => {
    const key = toKey(scopes, filter, options)
    let running = kept.get(key)
    if (running === undefined) {
      running = sumScopes(scopes, filter, { movements, valuer, ...options })
      kept.set(key, running)
      running.catch(() => kept.delete(key))
    }
    const sums = await running
    if (sums.pending) kept.delete(key)
    // What is hidden has no value, so that a least one leaves nothing of it.
    if (options.least !== undefined) return { ...sums, hiddenCount: 0 }
    const shown = await movements.count(toMovementScopes(scopes, false), filter)
    const all = await movements.count(toMovementScopes(scopes, true), filter)
    return { ...sums, hiddenCount: all - shown }
  }
}
