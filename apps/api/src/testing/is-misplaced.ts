import { getTableName } from 'drizzle-orm'
import type { FileKind } from '../database/connection.ts'
import * as schema from '../database/schema.ts'
import { tableKinds } from '../database/table-kinds.ts'

const kindOfTable = new Map<string, FileKind>(
  Object.entries(schema).map(([key, table]) => {
    const kind = tableKinds[key as keyof typeof schema]
    return [getTableName(table), kind === 'passing' ? 'people' : kind] as const
  }),
)

/** Whether a statement of a repository reads or writes a table of ours in a file of another kind. */
export function isMisplaced(holds: FileKind, statement: string): boolean {
  return [...statement.matchAll(/\b(?:from|into|update|join) "(\w+)"/gi)].some(([, table = '']) => {
    const kind = kindOfTable.get(table)
    return kind !== undefined && kind !== holds
  })
}
