import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable, pgTable } from 'drizzle-orm/pg-core'
import { defineTables } from '../tables/define-tables.ts'
import { toPostgresColumns } from '../tables/postgres-columns.ts'

const tables: PgTable[] = Object.values(defineTables(toPostgresColumns(pgTable)))

const keys = new Map(
  tables.map((table) => {
    const { primaryKeys } = getTableConfig(table)
    const names = Object.entries(getTableColumns(table))
    const identifying =
      primaryKeys[0]?.columns ?? names.map(([, column]) => column).filter(({ primary }) => primary)
    const inOrder = identifying.flatMap((column) =>
      names.flatMap(([name, each]) => (each.name === column.name ? [name] : [])),
    )
    return [getTableName(table), inOrder]
  }),
)

/** The names by which a row of a table is told from all others, in the order of its primary key. */
export function keysOf(table: PgTable): string[] {
  const found = keys.get(getTableName(table))
  if (found === undefined || found.length === 0) throw new Error(`${getTableName(table)} has no key`)
  return found
}

/** Tables whose rows the database numbers. */
export const countedTables: ReadonlySet<string> = new Set(
  tables.flatMap((table) =>
    Object.values(getTableColumns(table)).some(
      (column) => 'generatedIdentity' in column && column.generatedIdentity,
    )
      ? [getTableName(table)]
      : [],
  ),
)

const tablesOfFiles = new Set(
  tables.flatMap((table) =>
    Object.values(getTableColumns(table)).some((column) => column.getSQLType() === 'bytea')
      ? [getTableName(table)]
      : [],
  ),
)

/** Whether a row of it holds a file. */
export const holdsFiles = (table: PgTable): boolean => tablesOfFiles.has(getTableName(table))
