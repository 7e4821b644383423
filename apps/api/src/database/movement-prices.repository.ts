import type { AssetId } from '@pkg/api-contract'
import type { ClosingPrice } from '@pkg/chain-client'
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { chunksOf } from './chunks-of.ts'
import type { PricesStore } from './connection.ts'

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

export function createMovementPricesRepository({
  connection,
  tables: { hourlyPrices, movementPrices },
  dialect: { rowsOf, toList },
}: PricesStore): MovementPricesRepository {
  const { asset, hour } = movementPrices
  const ofHours = connection
    .select()
    .from(movementPrices)
    .where(
      and(
        sql`${asset} in ${rowsOf(sql.placeholder('assets'))}`,
        gte(hour, sql.placeholder('from')),
        lte(hour, sql.placeholder('to')),
      ),
    )
    .prepare('')

  return {
    async list(assets, { from, to }) {
      const found = new Map<AssetId, Map<number, number | null>>()
      if (assets.length === 0) return found
      const rows = await ofHours.execute({ assets: toList(assets), from, to })
      for (const { asset, hour, usd } of rows) {
        const known = found.get(asset as AssetId) ?? new Map<number, number | null>()
        found.set(asset as AssetId, known.set(hour, usd))
      }
      return found
    },

    async adopt(wanted) {
      await connection.transaction(async (transaction) => {
        for (const [asset, hours] of wanted) {
          for (const some of chunksOf(hours)) {
            const known = await transaction
              .select({ hour: hourlyPrices.slot, usd: hourlyPrices.usd })
              .from(hourlyPrices)
              .where(and(eq(hourlyPrices.asset, asset), inArray(hourlyPrices.slot, some)))
            await transaction.insertMany(
              movementPrices,
              known.map(({ hour, usd }) => ({ asset, hour, usd })),
            )
          }
        }
      })
    },

    async save(wanted, found) {
      const rows = [...wanted].flatMap(([asset, hours]) => {
        const closes = new Map(found.get(asset)?.map(({ slot, usd }) => [slot, usd]))
        return hours.map((hour) => ({ asset, hour, usd: closes.get(hour) ?? null }))
      })
      await connection.insertMany(movementPrices, rows)
    },
  }
}
