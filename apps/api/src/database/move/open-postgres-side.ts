import { getTableName } from 'drizzle-orm'
import { pgSchema } from 'drizzle-orm/pg-core'
import { Client, Pool } from 'pg'
import { DatabaseRefusedError } from '../database-refused-error.ts'
import type { Place } from '../place.ts'
import { createPostgresConnection, postgresDialect } from '../postgres/create-postgres-connection.ts'
import { listPlaces, toSchema } from '../postgres/postgres-schemas.ts'
import { MIGRATING, preparePostgres, prepareSchemas } from '../postgres/prepare-postgres.ts'
import type { Columns } from '../tables/columns.ts'
import { definePeopleTables } from '../tables/people-tables.ts'
import { toPostgresColumns } from '../tables/postgres-columns.ts'
import { definePriceTables } from '../tables/price-tables.ts'
import { defineReadingsTables } from '../tables/readings-tables.ts'
import type { MoveSide } from './move-side.ts'

const define = { people: definePeopleTables, readings: defineReadingsTables, prices: definePriceTables }

/**
 * A PostgreSQL database that no server is connected to. A server that starts meanwhile waits: it asks for the same lock
 * before it looks at the tables.
 */
export async function openPostgresSide(url: string): Promise<MoveSide> {
  const { hostname, pathname } = new URL(url)
  const name = `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} at ${hostname}`
  const holder = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  holder.on('error', () => {})
  try {
    // Makes sure that it is ours and up to date, before anything of it is read.
    await preparePostgres(url, [{ kind: 'people' }])
    await holder.connect()
    const { rows: locks } = await holder.query('select pg_try_advisory_lock($1) as held', [MIGRATING])
    const { rows: others } = await holder.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (!locks[0]?.held || others.length > 0) {
      throw new DatabaseRefusedError(
        `${name} is in use. Stop every server and program that is connected to it, then move the database.`,
      )
    }
  } catch (error) {
    await holder.end().catch(() => {})
    throw error
  }
  const pool = new Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {})
  const connection = createPostgresConnection(pool)
  const toTables = (place: Place) => {
    const { table } = pgSchema(toSchema(place))
    return define[place.kind](toPostgresColumns(table as unknown as Columns['table']))
  }
  const sequenceOf = async (place: Place, table: string) => {
    const { rows } = await pool.query('select pg_get_serial_sequence($1, $2) as name', [
      `${holder.escapeIdentifier(toSchema(place))}.${table}`,
      'id',
    ])
    return String(rows[0]?.name)
  }

  return {
    name,
    places: await listPlaces(pool),
    async open(place) {
      await prepareSchemas(holder, [place])
      return { connection, tables: toTables(place), dialect: postgresDialect }
    },
    async readCounter(place, table) {
      const sequence = await sequenceOf(place, getTableName(table))
      const { rows } = await pool.query(
        `select case when is_called then last_value end as last from ${sequence}`,
      )
      const last = rows[0]?.last
      return last === null ? null : Number(last)
    },
    async setCounter(place, table, last) {
      await pool.query('select setval($1, $2)', [await sequenceOf(place, getTableName(table)), last])
    },
    async close() {
      await pool.end()
      await holder.end()
    },
  }
}
