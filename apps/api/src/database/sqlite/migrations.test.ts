import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { notedFees, overrideOf } from '../conformance/describe-gain-overrides.ts'
import { proofOf } from '../conformance/describe-proofs.ts'
import { sqliteMigrationsFolder } from '../migrations.ts'
import { openDatabase } from '../open-database.ts'
import { sweep } from '../sweep.ts'
import { openSqliteFile } from './open-sqlite-file.ts'

const NOW = Date.UTC(2026, 0, 1)
const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(join(sqliteMigrationsFolder, 'meta/_journal.json'), 'utf8'),
)

/** The first so many migrations, as a version of that time had them. */
function copyMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'meta'))
  const entries = journal.entries.slice(0, count)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) {
    writeFileSync(join(folder, `${tag}.sql`), readFileSync(join(sqliteMigrationsFolder, `${tag}.sql`)))
  }
  return folder
}

type Row = Record<string, unknown>

function readAll(sqlite: SQLite.Database): Record<string, Row[]> {
  const tables = sqlite
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
    .pluck()
    .all() as string[]
  return Object.fromEntries(
    tables
      .filter((name) => !name.startsWith('__'))
      .map((name) => [name, sqlite.prepare(`select * from "${name}"`).all() as Row[]]),
  )
}

/** Two rows in every table, whatever it is called. */
function fillAll(sqlite: SQLite.Database) {
  const tables = Object.keys(readAll(sqlite)).sort((a, b) => Number(b === 'users') - Number(a === 'users'))
  for (const table of tables) {
    const columns = sqlite.pragma(`table_info("${table}")`) as { name: string; type: string }[]
    const insert = sqlite.prepare(
      `insert into "${table}" (${columns.map(({ name }) => `"${name}"`)}) values (${columns.map(() => '?')})`,
    )
    for (const row of [1, 2]) {
      insert.run(columns.map(({ name, type }) => exampleOf(name, type.toLowerCase(), row)))
    }
  }
}

/** A database as the first so many migrations left it, with two rows in every table. */
function openFilled(count: number): { file: string; old: SQLite.Database } {
  const folder = mkdtempSync(join(tmpdir(), 'filled-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'filled.db')
  const old = new SQLite(file)
  old.pragma('foreign_keys = ON')
  migrate(drizzle(old), { migrationsFolder: copyMigrations(count) })
  fillAll(old)
  return { file, old }
}

/** The same, as it was before this migration. */
const openFilledBefore = (tag: string) => openFilled(journal.entries.findIndex((entry) => entry.tag === tag))

function exampleOf(column: string, type: string, row: number) {
  if (column === 'user_id' || column === 'id') return type === 'integer' ? row : `person-${row}`
  if (/_at$|^at$/.test(column)) return NOW
  if (type === 'real') return row + 0.1
  if (type === 'blob') return Buffer.from([0, row, 255])
  return type === 'text' ? `${column} ${row}` : row
}

const counts = journal.entries.map((_, index) => index + 1)

test.each(counts)(
  'a filled database after %i migrations keeps every row and every value of it through all that follow',
  (count) => {
    const { file, old } = openFilled(count)
    const before = readAll(old)
    old.close()
    expect(Object.values(before).every((rows) => rows.length === 2)).toBe(true)

    const sqlite = openSqliteFile(file)
    onTestFinished(() => void sqlite.close())
    const after = readAll(sqlite)
    for (const [table, rows] of Object.entries(before)) {
      // Columns may have come since, so that each row has at least what it had.
      expect(after[table], table).toEqual(rows.map((row) => expect.objectContaining(row)))
    }
    expect(sqlite.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(sqlite.pragma('foreign_key_check')).toEqual([])
  },
)

test('a proof that the version before left without its answer is swept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'filled-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'filled.db')
  const database = await openDatabase({ file, now: () => NOW })
  onTestFinished(() => database.close())
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-12-10', passwordHash: 'h' }
  const { user } = await database.users.create(person, [])
  await database.gainOverrides.setAll(user.id, [overrideOf('1:0xa')], proofOf('a1'))
  const old = new SQLite(file)
  old.exec('delete from gain_overrides')
  old.close()
  expect(await database.proofs.list(user.id)).toHaveLength(1)
  await sweep(database, NOW)
  expect(await database.proofs.list(user.id)).toEqual([])
})

test('what notes said that an exchange charged is told apart from then on, of whole receipts', () => {
  const { file, old } = openFilledBefore('0025_fees_left_out')
  const insert = old.prepare(
    `insert into gain_overrides (id, user_id, what, subject, before, after, currency, day, note, file_id, at)
     values (?, 'person-1', 'cost', ?, '', '1', 'INR', '2025-03-20', ?, ?, 5)`,
  )
  for (const [index, { subject, note, fileId }] of notedFees.entries()) {
    insert.run(index + 10, subject, note, fileId)
  }
  old.close()
  const sqlite = openSqliteFile(file)
  onTestFinished(() => void sqlite.close())
  const kept = sqlite
    .prepare('select note, fee_left_out as fee from gain_overrides where id >= 10 order by id')
    .all()
  expect(kept).toEqual(notedFees.map(({ after: [note, fee] }) => ({ note, fee })))
})

test('what was kept of movements before they told NFTs and failures is read anew, and stays until then', () => {
  const { file, old } = openFilledBefore('0008_movements')
  old.close()

  const sqlite = openSqliteFile(file)
  onTestFinished(() => void sqlite.close())
  const { ledgers, movements, movement_prices: prices } = readAll(sqlite)
  expect(ledgers?.map(({ edition }) => edition)).toEqual([0, 0])
  expect(movements?.map(({ token_id, failed }) => [token_id, failed])).toEqual([
    [null, 0],
    [null, 0],
  ])
  expect(prices).toEqual([])
})
