import type { PgTable } from 'drizzle-orm/pg-core'
import type { Store } from '../connection.ts'
import type { Place } from '../place.ts'

/** A database that is held by whoever moves it, so that no server starts on it meanwhile. */
export interface MoveSide {
  /** What people call it, without a password. */
  name: string
  /** Every part that is there; none where the database is still to be made. */
  places: Place[]
  /** A part with its tables, made where it is missing. */
  open(place: Place): Promise<Store<Record<string, PgTable>>>
  /** The last number that the database gave out for a table; null where it has given none. */
  readCounter(place: Place, table: PgTable): Promise<number | null>
  /** Goes on after a number. */
  setCounter(place: Place, table: PgTable, last: number): Promise<void>
  close(): Promise<void>
}
