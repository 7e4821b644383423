import type { Pool } from 'pg'
import type { ReadingsOrigin } from '../readings-origin.ts'

/** Names of the schemas in which the tables of each kind are. */
export interface PostgresSchemas {
  people: string
  readings: string
  prices: string
}

const PEOPLE = 'hodlwise'
const READINGS = 'hodlwise_readings_'
const PRICES = 'hodlwise_prices_'
/** PostgreSQL cuts longer names off, so that two would be one. */
const LONGEST_NAME = 63

export function toSchemas({ world, closingPrices }: ReadingsOrigin): PostgresSchemas {
  const schemas = {
    people: PEOPLE,
    readings: `${READINGS}${world}`,
    prices: `${PRICES}${world}_${closingPrices}`,
  }
  const tooLong = Object.values(schemas).find((name) => name.length > LONGEST_NAME)
  if (tooLong !== undefined) throw new Error(`${tooLong} is too long for the name of a schema`)
  return schemas
}

/** Every world of which readings are kept. */
export async function listWorlds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select nspname as name from pg_namespace where starts_with(nspname, $1) order by nspname collate "C"',
    [READINGS],
  )
  return rows.map(({ name }) => name.slice(READINGS.length))
}
