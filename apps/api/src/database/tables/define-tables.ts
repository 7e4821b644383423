import type { Columns } from './columns.ts'
import { definePeopleTables } from './people-tables.ts'
import { definePriceTables } from './price-tables.ts'
import { defineReadingsTables } from './readings-tables.ts'

/** Every table there is, as one engine has them. */
export const defineTables = (columns: Columns) => ({
  ...definePeopleTables(columns),
  ...defineReadingsTables(columns),
  ...definePriceTables(columns),
})

export type Tables = ReturnType<typeof defineTables>
