import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { TOTP } from 'otpauth'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { createSecondFactor } from '../../features/accounts/second-factor.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import { sqliteMigrationsFolder } from '../migrations.ts'
import { openDatabase } from '../open-database.ts'
import { tableKinds } from '../table-kinds.ts'
import { CarryOverError, carryOver } from './carry-over.ts'
import { openSqliteFile } from './open-sqlite-file.ts'

const NOW = Date.UTC(2026, 0, 1)

/** A project folder with the file of the version before, every table of it filled by hand. */
function setUp({ migrations = sqliteMigrationsFolder } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'carry-over-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const data = join(root, 'data')
  mkdirSync(data)
  const old = join(data, 'hodlwise.db')
  const sqlite = new SQLite(old)
  sqlite.pragma('journal_mode = WAL')
  migrate(drizzle(sqlite), { migrationsFolder: migrations })
  fillAll(sqlite)
  sqlite.close()
  const env = readEnv({}, { root })
  if (env.carryOver === null) throw new Error('The default database carries nothing over.')
  return {
    root,
    data,
    old,
    env,
    plan: env.carryOver,
    live: join(data, 'live.db'),
    sandbox: join(data, 'sandbox.db'),
  }
}

/** Two rows in every table of ours, whatever it is called, so that a table of tomorrow is tried too. */
function fillAll(sqlite: SQLite.Database) {
  for (const { name } of listTables(sqlite)) {
    const columns = sqlite.pragma(`table_info("${name}")`) as { name: string; type: string }[]
    const insert = sqlite.prepare(
      `insert into "${name}" (${columns.map((column) => `"${column.name}"`)}) values (${columns.map(() => '?')})`,
    )
    for (const row of [1, 2]) {
      insert.run(columns.map(({ name: column, type }) => exampleOf(column, type.toLowerCase(), row, NOW)))
    }
  }
}

function exampleOf(column: string, type: string, row: number, now: number) {
  if (column === 'user_id' || column === 'id') return type === 'integer' ? row : `person-${row}`
  if (/_at$|^at$/.test(column)) return now
  return type === 'text' ? `${column} ${row}` : row
}

function listTables(sqlite: SQLite.Database) {
  return sqlite
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\' order by name = 'users' desc",
    )
    .all() as { name: string }[]
}

function readAll(file: string): Record<string, unknown[]> {
  // A copy, since even reading makes files beside a database.
  const copy = join(mkdtempSync(join(tmpdir(), 'read-all-')), 'copy.db')
  copyFileSync(file, copy)
  const sqlite = new SQLite(copy)
  try {
    return Object.fromEntries(
      listTables(sqlite).map(({ name }) => [name, sqlite.prepare(`select * from "${name}"`).all()]),
    )
  } finally {
    sqlite.close()
    rmSync(dirname(copy), { recursive: true })
  }
}

const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

test('every table has a decision, and every decision a table', () => {
  const sqlite = openSqliteFile(':memory:')
  expect(
    listTables(sqlite)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(tableKinds).map(toSnake).sort())
})

test('what people entered is in both new files, row by row; no reading is in either; the old file is as it was', () => {
  const { old, data, plan, live, sandbox } = setUp()
  const before = digest(old)
  const entered = readAll(old)

  expect(carryOver(plan)).toEqual([sandbox, live])

  for (const file of [live, sandbox]) {
    const carried = readAll(file)
    for (const [key, kind] of Object.entries(tableKinds)) {
      const name = toSnake(key)
      expect(entered[name], name).toHaveLength(2)
      expect(carried[name], name).toEqual(kind === 'people' ? entered[name] : [])
    }
    // Removed rows are not to be found between the pages either.
    expect(readFileSync(file).includes('counterparty 1')).toBe(false)
  }
  expect(digest(old)).toBe(before)
  expect(readdirSync(data).sort()).toEqual(['hodlwise.db', 'live.db', 'sandbox.db', 'session-secret'])
})

test('a file of the first version is carried over too', () => {
  const first = mkdtempSync(join(tmpdir(), 'first-version-'))
  onTestFinished(() => rmSync(first, { recursive: true }))
  mkdirSync(join(first, 'meta'))
  const journal = JSON.parse(readFileSync(join(sqliteMigrationsFolder, 'meta/_journal.json'), 'utf8'))
  const [entry] = journal.entries
  writeFileSync(join(first, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: [entry] }))
  writeFileSync(
    join(first, `${entry.tag}.sql`),
    readFileSync(join(sqliteMigrationsFolder, `${entry.tag}.sql`)),
  )
  const { plan, live } = setUp({ migrations: first })

  carryOver(plan)

  expect(readAll(live).users).toHaveLength(2)
  expect(readAll(live).answers).toEqual([])
})

test('what a server that was killed had not written back yet is carried over as well', () => {
  const { old, plan, live } = setUp()
  const sqlite = new SQLite(old)
  onTestFinished(() => void sqlite.close())
  sqlite.pragma('wal_autocheckpoint = 0')
  sqlite.prepare("update users set username = 'latest' where id = 'person-1'").run()
  const before = [digest(old), digest(`${old}-wal`)]

  carryOver(plan)

  expect(readAll(live).users).toContainEqual(expect.objectContaining({ username: 'latest' }))
  expect([digest(old), digest(`${old}-wal`)]).toEqual(before)
})

test('it is done once: a new file is never written over, and one that an interrupted start left out is made', async () => {
  const { plan, live, sandbox } = setUp()
  carryOver(plan)
  const database = await openDatabase({ file: live, now: () => NOW })
  await database.users.create(
    { email: 'new@example.org', username: 'new', dateOfBirth: '1990-05-05', passwordHash: 'x' },
    [],
  )
  await database.close()
  rmSync(sandbox)

  expect(carryOver(plan)).toEqual([sandbox])
  expect(readAll(live).users).toHaveLength(3)
  expect(readAll(sandbox).users).toHaveLength(2)
  expect(carryOver(plan)).toEqual([])
})

test('what a killed process left in the folder is removed, but not what another one is at', () => {
  const { data, plan } = setUp()
  for (const name of ['.carry-over-old', '.carry-over-now']) mkdirSync(join(data, name))
  utimesSync(join(data, '.carry-over-old'), 1, 1)
  carryOver(plan)
  expect(readdirSync(data).filter((name) => name.startsWith('.carry'))).toEqual(['.carry-over-now'])
})

test('an app for second factors works in both worlds: the secret in the data folder opens what it sealed', async () => {
  const { root, old, env, plan, live, sandbox } = setUp()
  const key = deriveKey(env.sessionSecret, 'second factor')
  const from = openSqliteFile(old)
  from.exec('delete from second_factors')
  from.close()
  const database = await openDatabase({ file: old, now: () => NOW })
  const repository = database.secondFactors
  const person = { id: 'person-1', email: 'ada@example.org' }
  const first = createSecondFactor({ repository, key, now: () => NOW })
  const { uri } = await first.begin(person)
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const totp = new TOTP({ secret })
  const [recoveryCode = ''] = await first.confirm(person.id, totp.generate({ timestamp: NOW }))
  await database.close()

  carryOver(plan)

  for (const [file, PROVIDERS] of [
    [live, 'live'],
    [sandbox, 'sandbox'],
  ] as const) {
    const { sessionSecret, database } = readEnv({ PROVIDERS }, { root })
    expect(database).toEqual({ file })
    const later = NOW + 60_000
    const opened = await openDatabase({ file, now: () => later })
    const factor = createSecondFactor({
      repository: opened.secondFactors,
      key: deriveKey(sessionSecret, 'second factor'),
      now: () => later,
    })
    expect(await factor.check(person.id, totp.generate({ timestamp: later }))).toBe('app')
    expect(await factor.check(person.id, recoveryCode.replaceAll('-', ''))).toBe('recovery')
    await opened.close()
  }
})

test.each<[string, (old: string) => void, RegExp]>([
  [
    'is no database',
    (old) => writeFileSync(old, 'this is a diary'.repeat(100)),
    /is damaged, or no database\. Put a backup/,
  ],
  ['is empty', (old) => truncateSync(old, 0), /is no database of Hodlwise\. Move it away/],
  [
    'breaks off in the middle',
    (old) => truncateSync(old, 3 * 4096),
    /is damaged.* Put a backup of it in its place/,
  ],
  [
    'has a damaged page',
    (old) => {
      const bytes = readFileSync(old)
      bytes.fill(0x5a, 4096, 3 * 4096)
      writeFileSync(old, bytes)
    },
    /is damaged.* move it away to start without/,
  ],
  [
    'is of a newer version',
    (old) => {
      const sqlite = new SQLite(old)
      sqlite.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)")
      sqlite.close()
    },
    /was written by a newer version of Hodlwise\. Update Hodlwise/,
  ],
])(
  'an old file that %s is refused with a sentence that says what to do, and nothing is made or changed',
  (_, harm, sentence) => {
    const { old, data, plan } = setUp()
    harm(old)
    const before = digest(old)
    expect(() => carryOver(plan)).toThrow(CarryOverError)
    expect(() => carryOver(plan)).toThrow(sentence)
    expect(digest(old)).toBe(before)
    expect(readdirSync(data).sort()).toEqual(['hodlwise.db', 'session-secret'])
  },
)

test('a log without its database is not taken for the log of a new one', () => {
  const { plan, live } = setUp()
  writeFileSync(`${live}-wal`, 'of a file that somebody deleted')
  expect(() => carryOver(plan)).toThrow(/live\.db-wal is there without live\.db\. Move it away/)
  expect(existsSync(live)).toBe(false)
})

test('nothing is carried over where nothing is, and a database of one’s own begins with nothing of it', () => {
  const root = mkdtempSync(join(tmpdir(), 'carry-over-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  expect(carryOver({ from: join(root, 'data/hodlwise.db'), to: [join(root, 'data/live.db')] })).toEqual([])
  expect(readEnv({ DATABASE_URL: 'file:mine.db' }, { root }).carryOver).toBeNull()
})
