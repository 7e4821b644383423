import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What a row that is there already gets from the new one that was to be added: all but what identifies it. */
export function toReplacement(
  columns: Readonly<Record<string, PgColumn>>,
  names: readonly string[],
  replaceBy: readonly PgColumn[],
): Record<string, SQL> {
  const replaced = names.flatMap((name) => {
    const column = columns[name]
    return column === undefined || replaceBy.includes(column) ? [] : [[name, toExcluded(column)] as const]
  })
  return Object.fromEntries(replaced)
}

/** The value of a column in the row that was to be added. */
export const toExcluded = (column: { name: string }): SQL => sql`excluded.${sql.identifier(column.name)}`
