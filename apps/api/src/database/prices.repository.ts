import type { AssetId } from '@pkg/api-contract'
import type { ClosingPrice, PriceStep } from '@pkg/chain-client'
import { and, between, inArray, lt, sql } from 'drizzle-orm'
import type { PricesConnection } from './connection.ts'
import { hourlyPriceCoverage, hourlyPrices, priceCoverage, prices } from './schema.ts'

/** Days or hours since 1970, both ends included. */
interface Slots {
  from: number
  to: number
}

interface Coverage extends Slots {
  checkedAt: number
}

/** Closing prices of days or of hours, kept for everyone. */
export interface PricesRepository {
  list(assets: readonly AssetId[], slots: Slots): Promise<Map<AssetId, ClosingPrice[]>>
  listCoverage(assets: readonly AssetId[]): Promise<Map<AssetId, Coverage>>
  /** Keeps what was found and that it was asked for, in one step. A price that is there already stays. */
  save(
    covered: readonly (Slots & { asset: AssetId })[],
    found: ReadonlyMap<AssetId, readonly ClosingPrice[]>,
    at: number,
  ): Promise<void>
  removeBefore(slot: number): Promise<void>
}

const tables = {
  day: { closes: prices, coverage: priceCoverage },
  hour: { closes: hourlyPrices, coverage: hourlyPriceCoverage },
}

export function createPricesRepository(connection: PricesConnection, step: PriceStep): PricesRepository {
  const { closes, coverage } = tables[step]
  const excluded = (column: { name: string }) => sql`excluded.${sql.identifier(column.name)}`

  return {
    async list(assets, { from, to }) {
      if (assets.length === 0) return new Map()
      const rows = connection
        .select()
        .from(closes)
        .where(and(inArray(closes.asset, [...assets]), between(closes.slot, from, to)))
        .all()
      const byAsset = Map.groupBy(rows, ({ asset }) => asset as AssetId)
      return new Map(
        [...byAsset].map(([asset, list]) => [asset, list.map(({ slot, usd }) => ({ slot, usd }))]),
      )
    },

    async listCoverage(assets) {
      if (assets.length === 0) return new Map()
      const rows = connection
        .select()
        .from(coverage)
        .where(inArray(coverage.asset, [...assets]))
        .all()
      return new Map(rows.map(({ asset, ...known }) => [asset as AssetId, known]))
    },

    async save(covered, found, at) {
      connection.transaction(
        (transaction) => {
          const insert = transaction
            .insert(closes)
            .values({
              asset: sql.placeholder('asset'),
              slot: sql.placeholder('slot'),
              usd: sql.placeholder('usd'),
            })
            .onConflictDoNothing()
            .prepare()
          for (const [asset, list] of found) for (const price of list) insert.run({ asset, ...price })
          for (const slots of covered) {
            transaction
              .insert(coverage)
              .values({ ...slots, checkedAt: at })
              .onConflictDoUpdate({
                target: coverage.asset,
                set: {
                  from: sql`min(${coverage.from}, ${excluded(coverage.from)})`,
                  to: sql`max(${coverage.to}, ${excluded(coverage.to)})`,
                  checkedAt: at,
                },
              })
              .run()
          }
        },
        { behavior: 'immediate' },
      )
    },

    async removeBefore(slot) {
      connection.delete(closes).where(lt(closes.slot, slot)).run()
    },
  }
}
