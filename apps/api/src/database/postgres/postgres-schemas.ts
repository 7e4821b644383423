import type { Pool } from 'pg'
import type { Place } from '../place.ts'

const PEOPLE = 'hodlwise'
const READINGS = 'hodlwise_readings_'
const PRICES = 'hodlwise_prices_'
/** PostgreSQL cuts longer names off, so that two would be one. */
const LONGEST_NAME = 63

/** The name of the schema that has the tables of a place. */
export function toSchema(place: Place): string {
  const name = {
    people: () => PEOPLE,
    readings: ({ world = '' }) => `${READINGS}${world}`,
    prices: ({ world = '', closingPrices = '' }) => `${PRICES}${world}_${closingPrices}`,
  }[place.kind](place as { world?: string; closingPrices?: string })
  if (name.length > LONGEST_NAME) throw new Error(`${name} is too long for the name of a schema`)
  return name
}

function toPlace(schema: string): Place | undefined {
  if (schema === PEOPLE) return { kind: 'people' }
  if (schema.startsWith(READINGS)) return { kind: 'readings', world: schema.slice(READINGS.length) }
  const [, world, closingPrices] = /^hodlwise_prices_(.+)_([^_]*)$/.exec(schema) ?? []
  if (world === undefined || closingPrices === undefined) return undefined
  return { kind: 'prices', world, closingPrices }
}

/** Every place that a database has, people first. */
export async function listPlaces(pool: Pool): Promise<Place[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select nspname as name from pg_namespace where starts_with(nspname, $1) order by nspname collate "C"',
    [PEOPLE],
  )
  return rows.flatMap(({ name }) => toPlace(name) ?? [])
}
