/** A part of a database that has tables of its own: a file of SQLite, a schema of PostgreSQL. */
export type Place =
  | { kind: 'people' }
  | { kind: 'readings'; world: string }
  | { kind: 'prices'; world: string; closingPrices: string }
