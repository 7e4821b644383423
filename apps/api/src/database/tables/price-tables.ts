import type { Columns } from './columns.ts'

/** Closing prices, which are of one world and of one set of price sources. */
export function definePriceTables({ primaryKey, real, table, text, whole }: Columns) {
  const priceTable = <N extends string>(name: N, unit: 'day' | 'hour') =>
    table(
      name,
      {
        asset: text().notNull(),
        /** Days or hours since 1970. */
        slot: whole(unit).notNull(),
        usd: real().notNull(),
      },
      (table) => [primaryKey({ columns: [table.asset, table.slot] })],
    )

  const coverageTable = <N extends string>(name: N, unit: 'day' | 'hour') =>
    table(name, {
      asset: text().primaryKey(),
      from: whole(`from_${unit}`).notNull(),
      to: whole(`to_${unit}`).notNull(),
      checkedAt: whole('checked_at').notNull(),
    })

  /** Closing prices in USD: fetched once for everyone, and kept; those of hours for a month, or for good where something moved. */
  const prices = priceTable('prices', 'day')

  const hourlyPrices = priceTable('hourly_prices', 'hour')

  /** Of which days or hours the prices of an asset were asked for, whether there were any or not. */
  const priceCoverage = coverageTable('price_coverage', 'day')

  const hourlyPriceCoverage = coverageTable('hourly_price_coverage', 'hour')

  /**
   * Closing prices of the hours in which something moved, for everyone and for good. Null where the sources were asked
   * and had none.
   */
  const movementPrices = table(
    'movement_prices',
    {
      asset: text().notNull(),
      /** Hours since 1970. */
      hour: whole().notNull(),
      usd: real(),
    },
    (table) => [primaryKey({ columns: [table.asset, table.hour] })],
  )

  return { prices, hourlyPrices, priceCoverage, hourlyPriceCoverage, movementPrices }
}

export type PriceTables = ReturnType<typeof definePriceTables>
