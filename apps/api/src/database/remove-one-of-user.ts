import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from './connection.ts'

/** Removes a row of a person's; says whether there was such a one. */
export async function removeOneOfUser(
  connection: Connection,
  table: PgTable & { id: PgColumn; userId: PgColumn },
  userId: string,
  id: string | number,
): Promise<boolean> {
  const removed = await connection
    .delete(table)
    .where(and(eq(table.userId, userId), eq(table.id, id)))
    .returning({ id: table.id })
  return removed.length > 0
}
