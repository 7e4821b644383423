import type { AssetId } from '@pkg/api-contract'
import type { ClosingPrice, PriceStep } from '@pkg/chain-client'
import { and, between, inArray, lt, sql } from 'drizzle-orm'
import type { PricesStore } from './connection.ts'
import { toExcluded } from './to-replacement.ts'

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

export function createPricesRepository(
  { connection, tables }: PricesStore,
  step: PriceStep,
): PricesRepository {
  const { prices, priceCoverage, hourlyPrices, hourlyPriceCoverage } = tables
  const { closes, coverage } = {
    day: { closes: prices, coverage: priceCoverage },
    hour: { closes: hourlyPrices, coverage: hourlyPriceCoverage },
  }[step]
  const fromNow = toExcluded(coverage.from)
  const toNow = toExcluded(coverage.to)
  const widened = {
    from: sql`case when ${coverage.from} < ${fromNow} then ${coverage.from} else ${fromNow} end`,
    to: sql`case when ${coverage.to} > ${toNow} then ${coverage.to} else ${toNow} end`,
    checkedAt: toExcluded(coverage.checkedAt),
  }

  return {
    async list(assets, { from, to }) {
      if (assets.length === 0) return new Map()
      const rows = await connection
        .select()
        .from(closes)
        .where(and(inArray(closes.asset, [...assets]), between(closes.slot, from, to)))
      const byAsset = Map.groupBy(rows, ({ asset }) => asset as AssetId)
      return new Map(
        [...byAsset].map(([asset, list]) => [asset, list.map(({ slot, usd }) => ({ slot, usd }))]),
      )
    },

    async listCoverage(assets) {
      if (assets.length === 0) return new Map()
      const rows = await connection
        .select()
        .from(coverage)
        .where(inArray(coverage.asset, [...assets]))
      return new Map(rows.map(({ asset, ...known }) => [asset as AssetId, known]))
    },

    async save(covered, found, at) {
      const rows = [...found].flatMap(([asset, list]) => list.map(({ slot, usd }) => ({ asset, slot, usd })))
      await connection.transaction(async (transaction) => {
        await transaction.insertMany(closes, rows)
        for (const slots of covered) {
          await transaction
            .insert(coverage)
            .values({ ...slots, checkedAt: at })
            .onConflictDoUpdate({ target: coverage.asset, set: widened })
        }
      })
    },

    async removeBefore(slot) {
      await connection.delete(closes).where(lt(closes.slot, slot))
    },
  }
}
