import { asc, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../connection.ts'
import { DatabaseRefusedError } from '../database-refused-error.ts'
import type { Place } from '../place.ts'
import { toStorableText } from '../to-storable-text.ts'
import type { MoveSide } from './move-side.ts'
import { countedTables, holdsFiles, keysOf } from './table-keys.ts'

type Row = Record<string, unknown>

/** So many rows are read at once and written in one transaction. */
const ROWS_AT_ONCE = 1_000
/** The same of a table that holds files, of which each may be megabytes. */
const FILES_AT_ONCE = 10

interface MovedTable {
  place: Place
  table: string
  rows: number
}

interface MoveOptions {
  from: MoveSide
  to: MoveSide
  /** Told after each table, and after each part of a long one. */
  onProgress?: (moved: MovedTable) => void
}

/**
 * Copies every row of a database into another, and holds them against each other at the end. Nothing is written before it
 * is known that the other has no row of its own, so that a move which was interrupted is taken up by the next one, and two
 * installations never become one.
 */
export async function moveDatabase({ from, to, onProgress = () => {} }: MoveOptions): Promise<MovedTable[]> {
  if (from.places.length === 0) {
    throw new DatabaseRefusedError(`There is no database ${from.name}. Correct what stands after --from.`)
  }
  const parts = await openParts(from, to)
  await refuseForeignPlaces(from, to)
  for (const part of parts) await refuseForeignRows(part, from, to)
  for (const part of parts) await copyRows(part, onProgress)
  const moved: MovedTable[] = []
  for (const part of parts) {
    const { place, table, source } = part
    const counter = countedTables.has(table) ? await from.readCounter(place, source.table) : null
    if (counter !== null) await to.setCounter(place, part.target.table, counter)
    moved.push({ place, table, rows: await compareRows(part) })
  }
  return moved
}

interface Side {
  connection: Connection
  table: PgTable
}

/** One table on both sides. */
interface Part {
  place: Place
  table: string
  source: Side
  target: Side
}

async function openParts(from: MoveSide, to: MoveSide): Promise<Part[]> {
  const parts: Part[] = []
  for (const place of from.places) {
    const source = await from.open(place)
    const target = await to.open(place)
    for (const [key, table] of Object.entries(source.tables)) {
      const other = target.tables[key]
      if (other === undefined) throw new Error(`The other database has no table ${key}`)
      parts.push({
        place,
        table: getTableName(table),
        source: { connection: source.connection, table },
        target: { connection: target.connection, table: other },
      })
    }
  }
  return parts
}

/** Readings of a world that the source does not have are rows of the target's own. */
async function refuseForeignPlaces(from: MoveSide, to: MoveSide) {
  const known = new Set(from.places.map((place) => JSON.stringify(place)))
  for (const place of to.places.filter((each) => !known.has(JSON.stringify(each)))) {
    const { connection, tables } = await to.open(place)
    for (const table of Object.values(tables)) {
      const [row] = await connection.select().from(table).limit(1)
      if (row !== undefined) throw refuse(to, getTableName(table))
    }
  }
}

async function refuseForeignRows({ table, source, target }: Part, from: MoveSide, to: MoveSide) {
  for await (const [mine, theirs] of pairsOf(source, target)) {
    if (theirs === undefined) continue
    if (mine === undefined || !isSame(mine, theirs)) throw refuse(to, table, from)
  }
}

const refuse = (to: MoveSide, table: string, from?: MoveSide) =>
  new DatabaseRefusedError(
    `${to.name} has rows of its own in ${table}${from ? `, or ${from.name} has changed since a move that was interrupted` : ''}. Nothing was moved: name an empty database after --to.`,
  )

async function copyRows({ place, table, source, target }: Part, onProgress: MoveOptions['onProgress']) {
  const atOnce = rowsAtOnce(source.table)
  let missing: Row[] = []
  let rows = 0
  async function write() {
    if (missing.length === 0) return
    await target.connection.insertMany(target.table, missing)
    rows += missing.length
    missing = []
    onProgress?.({ place, table, rows })
  }
  for await (const [mine, theirs] of pairsOf(source, target)) {
    if (mine !== undefined && theirs === undefined) missing.push(mine)
    if (missing.length === atOnce) await write()
  }
  await write()
}

/** How many rows there are, all of them the same on both sides. */
async function compareRows({ table, source, target }: Part): Promise<number> {
  let rows = 0
  for await (const [mine, theirs] of pairsOf(source, target)) {
    if (mine === undefined || theirs === undefined || !isSame(mine, theirs)) {
      throw new Error(`After the move a row of ${table} is not the same on both sides`)
    }
    rows += 1
  }
  return rows
}

/** The rows of both sides side by side, in the order of their keys; undefined where one side lacks a row. */
async function* pairsOf(source: Side, target: Side): AsyncGenerator<[Row | undefined, Row | undefined]> {
  const names = keysOf(source.table)
  const [mine, theirs] = [rowsOf(source), rowsOf(target)]
  let [left, right] = [await mine.next(), await theirs.next()]
  while (!left.done || !right.done) {
    const order = left.done ? 1 : right.done ? -1 : compareKeys(left.value, right.value, names)
    yield [
      order <= 0 && !left.done ? left.value : undefined,
      order >= 0 && !right.done ? right.value : undefined,
    ]
    if (order <= 0) left = await mine.next()
    if (order >= 0) right = await theirs.next()
  }
}

/** Every row of a table in the order of its key, a page at a time. */
async function* rowsOf({ connection, table }: Side): AsyncGenerator<Row, undefined> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const keys = keysOf(table).map((name) => columns[name] as PgColumn)
  const atOnce = rowsAtOnce(table)
  const place = sql`(${sql.join(keys, sql`, `)})`
  let after: SQL | undefined
  for (;;) {
    const rows: Row[] = await connection
      .select()
      .from(table)
      .where(after)
      .orderBy(...keys.map((key) => asc(key)))
      .limit(atOnce)
    for (const row of rows) yield toStorable(row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    const bounds = keysOf(table).map((name, index) => sql.param(last[name], keys[index]))
    after = sql`${place} > (${sql.join(bounds, sql`, `)})`
  }
}

/** A row as every engine keeps it; earlier versions let SQLite keep NUL. */
const toStorable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? toStorableText(value) : value,
    ]),
  )

function isSame(mine: Row, theirs: Row): boolean {
  return Object.keys(mine).every((name) => isSameValue(mine[name], theirs[name]))
}

const isSameValue = (one: unknown, other: unknown) =>
  Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : Object.is(one, other)

const rowsAtOnce = (table: PgTable) => (holdsFiles(table) ? FILES_AT_ONCE : ROWS_AT_ONCE)

/** Both engines order texts by their bytes in UTF-8, which is not JavaScript's order. */
function compareKeys(a: Row, b: Row, names: readonly string[]): number {
  for (const name of names) {
    const [one, other] = [a[name], b[name]]
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
    if (order !== 0) return order
  }
  return 0
}
