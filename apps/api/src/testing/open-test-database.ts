import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../database/open-database.ts'

/** Databases of this worker that no test uses now. */
const free: string[] = []
let made = 0

/** An empty database of the engine that the tests run on: SQLite in memory, or PostgreSQL. */
export async function openTestDatabase(now: () => number): Promise<Database> {
  const server = inject('postgres')
  if (!server) return openDatabase({ file: ':memory:', now })
  const url = free.pop() ?? (await makeTestDatabase())
  const database = await openDatabase({ url, now })
  return {
    ...database,
    async close() {
      await database.close()
      await empty(url)
      free.push(url)
    },
  }
}

/** The URL of a database on the PostgreSQL server of the tests that nobody has opened yet. */
export async function makeTestDatabase(options = ''): Promise<string> {
  const server = inject('postgres')
  if (!server) throw new Error('This test runs in the project "postgres"')
  made += 1
  const name = `test_${process.pid}_${made}`
  await ask(server.replace('DATABASE', 'postgres'), `create database ${name} ${options}`)
  return server.replace('DATABASE', name)
}

/** Removes every row, past the triggers that refuse it, and counts from 1 again. */
async function empty(url: string) {
  await ask(
    url,
    `do $$
    declare each record;
    begin
      set local session_replication_role = replica;
      for each in select schemaname, relname from pg_stat_user_tables where relname <> '__drizzle_migrations' loop
        execute format('delete from %I.%I', each.schemaname, each.relname);
      end loop;
      for each in select schemaname, sequencename from pg_sequences where sequencename not like '\\_\\_drizzle%' loop
        execute format('alter sequence %I.%I restart', each.schemaname, each.sequencename);
      end loop;
    end $$`,
  )
}

/** Runs statements past the product. */
export async function ask(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
