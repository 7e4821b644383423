import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Columns } from './columns.ts'

/** The table of people, as far as others refer to it. */
export interface Users {
  id: AnyPgColumn
}

/** Makes the column that says whose a row is: it goes with the account. */
export const toOfUser =
  ({ text }: Pick<Columns, 'text'>, users: Users) =>
  () =>
    text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' })
