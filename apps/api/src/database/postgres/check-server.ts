import type { Client } from 'pg'
import { DatabaseRefusedError } from '../database-refused-error.ts'

const OLDEST = 15
/** Locales that compare by bytes. */
const BY_BYTES = /^(?:C|POSIX|C\.utf-?8)$/i

/** Refuses a server that is too old, a database that compares or keeps texts in another way, and one of another product. */
export async function checkServer(client: Client, schema: string): Promise<void> {
  const { rows: versions } = await client.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  )
  const version = versions[0]
  if (version === undefined || version.number < OLDEST * 10_000) {
    throw new DatabaseRefusedError(
      `PostgreSQL ${version?.name} is too old. Update the server to version ${OLDEST} or newer.`,
    )
  }
  const { rows: databases } = await client.query<{
    name: string
    encoding: string
    provider: string
    collate: string
    ctype: string
  }>(
    `select datname as name, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
       datcollate as collate, datctype as ctype from pg_database where datname = current_database()`,
  )
  const [database] = databases
  if (database === undefined) throw new Error('The database does not say what it is')
  const { name, encoding, provider, collate, ctype } = database
  const isByBytes = provider === 'b' || (provider === 'c' && BY_BYTES.test(collate) && BY_BYTES.test(ctype))
  if (encoding !== 'UTF8' || !isByBytes) {
    throw new DatabaseRefusedError(
      `The database "${name}" has the encoding ${encoding} and the locale ${provider === 'i' ? 'of ICU' : collate}; Hodlwise needs UTF8 and C, so that texts compare everywhere alike. Make another: create database hodlwise template template0 encoding 'UTF8' locale 'C'`,
    )
  }
  const { rows: others } = await client.query<{ other: string }>(
    `select n.nspname || '.' || c.relname as other from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema$)'
       and not starts_with(n.nspname, $1 || '_readings_') and not starts_with(n.nspname, $1 || '_prices_')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       and not exists (select from pg_class l join pg_namespace m on m.oid = l.relnamespace
                       where m.nspname = $1 and l.relname = '__drizzle_migrations')
     order by 1 limit 1`,
    [schema],
  )
  const [other] = others
  if (other !== undefined) {
    throw new DatabaseRefusedError(
      `The database "${name}" belongs to another program: it has the table ${other.other}. Set DATABASE_URL to a database of its own for Hodlwise.`,
    )
  }
}
