import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  type pgTable,
  primaryKey,
  type text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Columns } from './columns.ts'

/** As SQLite compares texts, whatever the locale of the server. */
const comparedByBytes = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

const asBytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What tables are made of in PostgreSQL; `table` says in which of its schemas they are. */
export const toPostgresColumns = (table: typeof pgTable): Columns => ({
  table,
  text: comparedByBytes as unknown as typeof text,
  whole: <N extends string = ''>(name = '' as N) => bigint(name, { mode: 'number' }),
  real: doublePrecision,
  flag: boolean,
  bytes: () => asBytes(''),
  counted: () => bigint('', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  index,
  uniqueIndex,
  primaryKey,
})
