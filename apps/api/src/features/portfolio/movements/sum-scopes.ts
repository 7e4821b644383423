import {
  type AssetId,
  formatMicros,
  fromAssetId,
  type Micros,
  type MovementKind,
  type MovementSum,
  microsToUsd,
} from '@pkg/api-contract'
import type { MovementFilter, MovementsRepository } from '../../../database/movements.repository.ts'
import { sumOf } from '../../../lib/sum-of.ts'
import type { MovementValuer } from './create-movement-valuer.ts'
import { createRowValuer, type ScopedMovement } from './create-row-valuer.ts'
import type { WalletScope } from './create-scope-reader.ts'
import { readInParts } from './read-in-parts.ts'
import { isWorth } from './read-page-of-value.ts'
import { toDirection, toMovementKind } from './to-movement.ts'
import { toMovementScopes } from './to-movement-scopes.ts'
import { whyUnvalued } from './why-unvalued.ts'

/** How many are read at once; in between, others are answered. */
const ROWS_AT_ONCE = 2_000
/** How many assets are told apart; the others are in the sums by kind. */
const MOST_ASSETS = 100

/** How many there are; of those without a value, how many are debts, or have a price that is not trusted. */
type Counts = Pick<MovementSum, 'count' | 'unvalued' | 'untrusted' | 'debts'>

/**
 * Adds up what a filter leaves, by kind and direction and by asset. What moved between two of the wallets is a sum of
 * its own, so that the others are what came in and went out. What has no known value is counted, in no sum.
 */
export async function sumScopes(
  scopes: readonly WalletScope[],
  filter: MovementFilter,
  {
    movements,
    valuer,
    showHidden,
    least,
  }: {
    movements: Pick<MovementsRepository, 'list'>
    valuer: MovementValuer
    showHidden: boolean
    /** What a movement was worth at least. */
    least: Micros | undefined
  },
) {
  const byKind = new Map<
    string,
    { kind: MovementKind; sign: bigint; ofDebt: boolean; betweenOwn: boolean; micros: Micros } & Counts
  >()
  const byAsset = new Map<
    AssetId,
    { scope: WalletScope; isNft: boolean; count: number; received: bigint; sent: bigint }
  >()
  const own = new Set(scopes.map(({ wallet }) => wallet.address))
  const valuedAt = { hour: 0, day: 0, present: 0 }
  const valueRows = createRowValuer(scopes, valuer)
  let isPending = false
  let unjudged = 0

  function add({ row, scope, value }: ScopedMovement) {
    const sign = row.amount > 0n ? 1n : -1n
    const betweenOwn = row.counterparty !== null && own.has(row.counterparty)
    const ofDebt = scope.isDebt(row.asset)
    const key = `${row.kind}:${sign}:${ofDebt}:${betweenOwn}`
    const sum = byKind.get(key) ?? {
      ...{ kind: toMovementKind(row.kind), sign, ofDebt, betweenOwn, micros: 0n },
      ...{ count: 0, unvalued: 0, untrusted: 0, debts: 0 },
    }
    byKind.set(key, sum)
    sum.count += 1
    if (value === null) {
      sum.unvalued += 1
      const reason = whyUnvalued(row, scope)?.id
      if (ofDebt) sum.debts += 1
      if (reason === 'untrusted') sum.untrusted += 1
    } else {
      sum.micros += value.micros * sign
      valuedAt[value.price.valuedAt] += 1
    }
    const asset = byAsset.get(row.asset) ?? {
      ...{ scope, isNft: row.kind === 'nft', count: 0, received: 0n, sent: 0n },
    }
    byAsset.set(row.asset, asset)
    asset.count += 1
    if (sign > 0n) asset.received += row.amount
    else asset.sent -= row.amount
  }

  for (const scope of scopes) {
    const searched = toMovementScopes([scope], showHidden)
    for await (const rows of readInParts(movements, searched, filter, { size: ROWS_AT_ONCE })) {
      const valued = await valueRows(rows)
      isPending ||= valued.pending
      for (const movement of valued.movements) {
        if (least === undefined || isWorth(movement, least)) add(movement)
        else if (movement.value === null) unjudged += 1
      }
    }
  }

  const sums = [...byKind.values()].map(
    ({ kind, sign, ofDebt, betweenOwn, count, micros, unvalued, untrusted, debts }): MovementSum => ({
      ...{ kind, direction: toDirection(sign), ofDebt, betweenOwn, count, unvalued, untrusted, debts },
      value: microsToUsd(micros),
      exactValue: formatMicros(micros),
    }),
  )
  const net = sumOf([...byKind.values()], ({ sign, micros }) => sign * micros)
  const assets = [...byAsset].sort(([, a], [, b]) => b.count - a.count)
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    unvalued: sums.reduce((total, { unvalued }) => total + unvalued, 0),
    untrusted: sums.reduce((total, { untrusted }) => total + untrusted, 0),
    debts: sums.reduce((total, { debts }) => total + debts, 0),
    ...(least !== undefined && { unjudged }),
    valuedAt,
    value: microsToUsd(net),
    exactValue: formatMicros(net),
    sums,
    assets: assets.slice(0, MOST_ASSETS).map(([id, { scope, isNft, count, received, sent }]) => {
      const { symbol, name, decimals } = scope.facts(id)
      const { chainId, address: asset } = fromAssetId(id)
      return {
        ...{ chainId, asset, symbol, name, decimals: isNft ? 0 : decimals, count },
        debt: scope.isDebt(id),
        received: received.toString(),
        sent: sent.toString(),
      }
    }),
    moreAssets: assets.length > MOST_ASSETS,
    pending: isPending,
  }
}
