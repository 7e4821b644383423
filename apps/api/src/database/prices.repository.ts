import type { AssetId } from '@pkg/api-contract'
import type { DailyPrice } from '@pkg/chain-client'
import { and, between, inArray, sql } from 'drizzle-orm'
import type { Connection } from './open-database.ts'
import { priceCoverage, prices } from './schema.ts'

interface Coverage {
  fromDay: number
  toDay: number
  checkedAt: number
}

/** Closing prices, kept for everyone. */
export interface PricesRepository {
  list(assets: readonly AssetId[], days: { from: number; to: number }): Promise<Map<AssetId, DailyPrice[]>>
  listCoverage(assets: readonly AssetId[]): Promise<Map<AssetId, Coverage>>
  /** Keeps what was found and that it was asked for, in one step. A price that is kept already stays. */
  save(
    covered: readonly { asset: AssetId; from: number; to: number }[],
    found: ReadonlyMap<AssetId, readonly DailyPrice[]>,
    at: number,
  ): Promise<void>
}

export function createPricesRepository(connection: Connection): PricesRepository {
  return {
    async list(assets, { from, to }) {
      const found = new Map<AssetId, DailyPrice[]>()
      if (assets.length === 0) return found
      const rows = connection
        .select()
        .from(prices)
        .where(and(inArray(prices.asset, [...assets]), between(prices.day, from, to)))
        .all()
      for (const { asset, day, usd } of rows) {
        const list = found.get(asset as AssetId)
        if (list) list.push({ day, usd })
        else found.set(asset as AssetId, [{ day, usd }])
      }
      return found
    },

    async listCoverage(assets) {
      if (assets.length === 0) return new Map()
      const rows = connection
        .select()
        .from(priceCoverage)
        .where(inArray(priceCoverage.asset, [...assets]))
        .all()
      return new Map(rows.map(({ asset, ...coverage }) => [asset as AssetId, coverage]))
    },

    async save(covered, found, at) {
      connection.transaction(
        (transaction) => {
          for (const [asset, list] of found) {
            for (const { day, usd } of list) {
              transaction.insert(prices).values({ asset, day, usd }).onConflictDoNothing().run()
            }
          }
          for (const { asset, from, to } of covered) {
            transaction
              .insert(priceCoverage)
              .values({ asset, fromDay: from, toDay: to, checkedAt: at })
              .onConflictDoUpdate({
                target: priceCoverage.asset,
                set: {
                  fromDay: sql`min(${priceCoverage.fromDay}, excluded.from_day)`,
                  toDay: sql`max(${priceCoverage.toDay}, excluded.to_day)`,
                  checkedAt: at,
                },
              })
              .run()
          }
        },
        { behavior: 'immediate' },
      )
    },
  }
}
