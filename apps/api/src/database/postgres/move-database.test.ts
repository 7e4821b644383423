import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestDatabase } from '../../testing/open-test-database.ts'
import { moveDatabase } from '../move/move-database.ts'
import type { MoveSide } from '../move/move-side.ts'
import { openPostgresSide } from '../move/open-postgres-side.ts'
import { openSqliteSide } from '../move/open-sqlite-side.ts'
import { openDatabase } from '../open-database.ts'
import { openSqliteFile } from '../sqlite/open-sqlite-file.ts'

const NOW = Date.UTC(2026, 0, 1)
const PEOPLE =
  'users sessions wallets removed_wallets second_factors recovery_codes mailed_links pending_signups security_events verdicts gain_overrides cost_files proofs gain_reports contact_messages page_views job_runs'.split(
    ' ',
  )
const READINGS = 'answers pictures movements ledgers assets snapshots locks'.split(' ')
const PRICES = 'prices hourly_prices price_coverage hourly_price_coverage movement_prices'.split(' ')

type Row = Record<string, unknown>

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'move-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Rows in every table, by hand, whatever it is called: texts that order, quote and escape differently, and large numbers. */
function fill(file: string, tables: string[], rows: number) {
  const sqlite = openSqliteFile(file)
  sqlite.transaction(() => {
    for (const table of tables) {
      const columns = sqlite.pragma(`table_info("${table}")`) as { name: string; type: string }[]
      const insert = sqlite.prepare(
        `insert into "${table}" (${columns.map(({ name }) => `"${name}"`)}) values (${columns.map(() => '?')})`,
      )
      for (let row = 1; row <= rows; row += 1) insert.run(columns.map((column) => exampleOf(column, row)))
    }
  })()
  sqlite.exec("update sqlite_sequence set seq = 5000 where name = 'wallets'")
  sqlite.close()
}

const oddities = ['Zürich', 'a"b', "c'd", '\\n', '😀 emoji', '\uFFFD', 'ß', '']

function exampleOf({ name, type }: { name: string; type: string }, row: number) {
  if (name === 'user_id') return `person ${row}`
  if (name === 'id') return type.toLowerCase() === 'integer' ? row * 3 : `person ${row}`
  if (name === 'label' && row % 2 === 0) return null
  if (/^(?:failed|incomplete|positions|remembered|spam|succeeded)$/.test(name)) return row % 2
  switch (type.toLowerCase()) {
    case 'text':
      return `${oddities[row % oddities.length]} ${name} ${row}`
    case 'blob':
      // NUL, and bytes that are no text.
      return Buffer.from([0, row % 256, 255, 128, 0])
    case 'real':
      return row / 7
    default:
      return NOW + row
  }
}

function readFile(file: string, tables: string[]): Record<string, Row[]> {
  const sqlite = new SQLite(file, { readonly: true })
  const all = Object.fromEntries(
    tables.map((table) => [
      table,
      sortRows((sqlite.prepare(`select * from "${table}"`).all() as Row[]).map(withWrittenBytes)),
    ]),
  )
  sqlite.close()
  return all
}

/** Bytes as PostgreSQL writes them. */
const withWrittenBytes = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  )

/** Read by other means than the product's own. */
async function readSchema(url: string, schema: string, tables: string[]): Promise<Record<string, Row[]>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const all: Record<string, Row[]> = {}
  for (const table of tables) {
    const { rows } = await client.query(`select to_jsonb(t) as row from "${schema}"."${table}" t`)
    all[table] = sortRows(
      rows.map(({ row }) =>
        Object.fromEntries(
          Object.entries(row as Row).map(([name, value]) => [
            name,
            typeof value === 'boolean' ? Number(value) : value,
          ]),
        ),
      ),
    )
  }
  await client.end()
  return all
}

/** In one order, by what stands in them; each is written once, since comparing takes some ten looks at every row. */
const sortRows = (rows: Row[]) =>
  rows
    .map((row) => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ row }) => row)

/** A database with two worlds, as its files and as the schemas that they become. */
function setUp(rows: number) {
  const folder = makeFolder()
  const file = join(folder, 'mine.db')
  const readings = join(folder, 'mine-readings')
  mkdirSync(readings)
  fill(file, PEOPLE, rows)
  fill(join(readings, 'live.db'), READINGS, rows)
  fill(join(readings, 'live.prices-abc.db'), PRICES, rows)
  fill(join(readings, 'sandbox-1.db'), READINGS, 3)
  const parts = [
    { file: 'mine.db', schema: 'hodlwise', tables: PEOPLE },
    { file: 'mine-readings/live.db', schema: 'hodlwise_readings_live', tables: READINGS },
    { file: 'mine-readings/live.prices-abc.db', schema: 'hodlwise_prices_live_abc', tables: PRICES },
    { file: 'mine-readings/sandbox-1.db', schema: 'hodlwise_readings_sandbox-1', tables: READINGS },
  ]
  return { folder, file, parts }
}

async function move(from: MoveSide, to: MoveSide, onProgress?: () => void) {
  try {
    return await moveDatabase({ from, to, ...(onProgress && { onProgress }) })
  } finally {
    await from.close()
    await to.close()
  }
}

test('a filled database goes to PostgreSQL and back, and every row is as it was', async () => {
  const { folder, file, parts } = setUp(1_003)
  const url = await makeTestDatabase()
  const before = parts.map((part) => readFile(join(folder, part.file), part.tables))

  const moved = await move(openSqliteSide(file), await openPostgresSide(url))
  expect(moved.reduce((sum, { rows }) => sum + rows, 0)).toBe(1_003 * 29 + 3 * 7)
  for (const [index, { schema, tables }] of parts.entries()) {
    expect(await readSchema(url, schema, tables), schema).toEqual(before[index])
  }

  const back = join(makeFolder(), 'back.db')
  await move(await openPostgresSide(url), openSqliteSide(back))
  for (const [index, part] of parts.entries()) {
    expect(readFile(back.replace('back.db', part.file.replace('mine', 'back')), part.tables)).toEqual(
      before[index],
    )
  }
  const database = await openDatabase({
    url,
    now: () => NOW,
    origin: { world: 'live', closingPrices: 'abc' },
  })
  onTestFinished(database.close)
  await database.wallets.add('person 1', `0x${'1'.repeat(40)}`)
  const { wallets } = await readSchema(url, 'hodlwise', ['wallets'])
  // Numbers that were given out before the move are not given out again.
  expect(wallets?.map(({ id }) => id)).toContain(5001)
})

test('a move that was interrupted is taken up, and done twice it changes nothing', async () => {
  const { folder, file, parts } = setUp(1_001)
  const url = await makeTestDatabase()
  let parted = 0
  const interrupt = () => {
    parted += 1
    if (parted === 5) throw new Error('the power went')
  }
  await expect(move(openSqliteSide(file), await openPostgresSide(url), interrupt)).rejects.toThrow(
    'the power went',
  )
  await move(openSqliteSide(file), await openPostgresSide(url))
  await move(openSqliteSide(file), await openPostgresSide(url))
  for (const { schema, tables, ...part } of parts) {
    expect(await readSchema(url, schema, tables)).toEqual(readFile(join(folder, part.file), tables))
  }
})

test('nothing is moved into a database that has rows of its own, or from one that is not there', async () => {
  const { file } = setUp(2)
  const url = await makeTestDatabase()
  const database = await openDatabase({ url, now: () => NOW })
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-12-10', passwordHash: 'h' }
  await database.users.create(person, [])
  await database.close()
  await expect(move(openSqliteSide(file), await openPostgresSide(url))).rejects.toThrow(
    'has rows of its own in users',
  )
  expect((await readSchema(url, 'hodlwise', ['users', 'wallets'])).wallets).toEqual([])

  const nowhere = openSqliteSide(join(makeFolder(), 'nothing.db'))
  await expect(move(nowhere, openSqliteSide(file))).rejects.toThrow('There is no database')
})

test('a database that a server has open is left alone, whichever it is', async () => {
  const { file } = setUp(1)
  const url = await makeTestDatabase()
  const onFile = await openDatabase({ file, now: () => NOW })
  expect(() => openSqliteSide(file)).toThrow('is in use. Stop the server')
  await onFile.close()
  const side = openSqliteSide(file)
  await expect(openDatabase({ file, now: () => NOW })).rejects.toThrow('locked')
  await side.close()

  const onPostgres = await openDatabase({ url, now: () => NOW })
  await expect(openPostgresSide(url)).rejects.toThrow('is in use. Stop every server')
  await onPostgres.close()
  await (await openPostgresSide(url)).close()
})
