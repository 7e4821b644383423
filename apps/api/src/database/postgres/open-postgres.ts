import type { PgTable } from 'drizzle-orm/pg-core'
import { pgSchema } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import type { Engine, EngineOfPeople, Store } from '../connection.ts'
import type { Place } from '../place.ts'
import type { ReadingsOrigin } from '../readings-origin.ts'
import type { Columns } from '../tables/columns.ts'
import { definePeopleTables } from '../tables/people-tables.ts'
import { toPostgresColumns } from '../tables/postgres-columns.ts'
import { definePriceTables } from '../tables/price-tables.ts'
import { defineReadingsTables } from '../tables/readings-tables.ts'
import { createPostgresConnection, postgresDialect } from './create-postgres-connection.ts'
import { listPlaces, toSchema } from './postgres-schemas.ts'
import { preparePostgres } from './prepare-postgres.ts'

/** How many questions one process has under way at once; PostgreSQL's own default allows a hundred for all. */
const CONNECTIONS = 10

/**
 * Opens a PostgreSQL database and brings its tables up to date: people in one schema, readings and closing prices in
 * schemas of their world, so that no query can mix them up, as it is with the files of SQLite.
 */
export async function openPostgres(url: string, origin: ReadingsOrigin): Promise<Engine> {
  const { world } = origin
  const readings: Place = { kind: 'readings', world }
  const prices: Place = { kind: 'prices', ...origin }
  const { pool, toStore, ...ofPeople } = await open(url, [{ kind: 'people' }, readings, prices])
  return {
    ...ofPeople,
    readings: toStore(readings, defineReadingsTables),
    prices: toStore(prices, definePriceTables),
    async listOtherWorlds() {
      const worlds = (await listPlaces(pool)).flatMap((place) =>
        place.kind === 'people' ? [] : [place.world],
      )
      return [...new Set(worlds)].filter((other) => other !== world).sort()
    },
    async check() {
      await pool.query('select 1')
    },
  }
}

/** Opens what people entered alone. */
export async function openPostgresPeople(url: string): Promise<EngineOfPeople> {
  const { people, synced, close } = await open(url, [{ kind: 'people' }])
  return { people, synced, close }
}

async function open(url: string, places: readonly Place[]) {
  await preparePostgres(url, places)
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    // Kept while nobody asks, so that whoever wants the database for itself sees that it is in use.
    idleTimeoutMillis: 0,
  })
  // One that breaks while nobody uses it would end the process; who asks next gets a new one.
  pool.on('error', () => {})
  await pool.query('select 1')
  const connection = createPostgresConnection(pool)
  const toStore = <T extends Record<string, PgTable>>(
    place: Place,
    define: (columns: Columns) => T,
  ): Store<T> => ({
    connection,
    tables: define(toPostgresColumns(pgSchema(toSchema(place)).table as unknown as Columns['table'])),
    dialect: postgresDialect,
  })
  let closing: Promise<void> | undefined
  return {
    pool,
    toStore,
    people: toStore({ kind: 'people' }, definePeopleTables),
    // A commit is answered when it is on the disk.
    async synced() {},
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}
