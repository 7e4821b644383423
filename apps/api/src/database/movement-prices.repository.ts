import type { AssetId } from '@pkg/api-contract'
import type { ClosingPrice } from '@pkg/chain-client'
import { and, between, inArray, sql } from 'drizzle-orm'
import type { PricesConnection } from './connection.ts'
import { hourlyPrices, movementPrices } from './schema.ts'

/** Hours since 1970, by asset. */
export type HoursByAsset = ReadonlyMap<AssetId, readonly number[]>

/** Closing prices of the hours in which something moved. They are kept for good, for everyone. */
export interface MovementPricesRepository {
  /** What is known of assets between two hours, both included; null where the sources had no price. */
  list(
    assets: readonly AssetId[],
    hours: { from: number; to: number },
  ): Promise<Map<AssetId, Map<number, number | null>>>
  /** Those of hours that were read for a chart already; they are kept for good from now on. */
  adopt(wanted: HoursByAsset): Promise<void>
  /** Keeps what was found, and that the rest of what was wanted has no price. */
  save(wanted: HoursByAsset, found: ReadonlyMap<AssetId, readonly ClosingPrice[]>): Promise<void>
}

export function createMovementPricesRepository(connection: PricesConnection): MovementPricesRepository {
  const insert = connection
    .insert(movementPrices)
    .values({
      asset: sql.placeholder('asset'),
      hour: sql.placeholder('hour'),
      usd: sql.placeholder('usd'),
    })
    .onConflictDoNothing()
    .prepare()

  return {
    async list(assets, { from, to }) {
      const found = new Map<AssetId, Map<number, number | null>>()
      if (assets.length === 0) return found
      const rows = connection
        .select()
        .from(movementPrices)
        .where(and(inArray(movementPrices.asset, [...assets]), between(movementPrices.hour, from, to)))
        .all()
      for (const { asset, hour, usd } of rows) {
        const known = found.get(asset as AssetId) ?? new Map<number, number | null>()
        found.set(asset as AssetId, known.set(hour, usd))
      }
      return found
    },

    async adopt(wanted) {
      connection.transaction(
        () => {
          for (const [asset, hours] of wanted) {
            const rows = connection
              .select()
              .from(hourlyPrices)
              .where(
                and(
                  inArray(hourlyPrices.asset, [asset]),
                  sql`${hourlyPrices.slot} in (select value from json_each(${JSON.stringify(hours)}))`,
                ),
              )
              .all()
            for (const { slot, usd } of rows) insert.run({ asset, hour: slot, usd })
          }
        },
        { behavior: 'immediate' },
      )
    },

    async save(wanted, found) {
      connection.transaction(
        () => {
          for (const [asset, hours] of wanted) {
            const closes = new Map(found.get(asset)?.map(({ slot, usd }) => [slot, usd]))
            for (const hour of hours) insert.run({ asset, hour, usd: closes.get(hour) ?? null })
          }
        },
        { behavior: 'immediate' },
      )
    },
  }
}
