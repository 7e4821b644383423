import { pgTable } from 'drizzle-orm/pg-core'
import { toPostgresColumns } from './postgres-columns.ts'
import { definePriceTables } from './price-tables.ts'

/** Each by its own name, as drizzle-kit reads them. */
export const { hourlyPriceCoverage, hourlyPrices, movementPrices, priceCoverage, prices } = definePriceTables(
  toPostgresColumns(pgTable),
)
