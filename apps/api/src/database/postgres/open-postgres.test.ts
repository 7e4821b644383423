import { HOUR_MS } from '@pkg/api-contract'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ask, makeTestDatabase } from '../../testing/open-test-database.ts'
import { costFileOf } from '../conformance/describe-cost-files.ts'
import { notedFees, overrideOf, sayOne } from '../conformance/describe-gain-overrides.ts'
import { reportOf } from '../conformance/describe-gain-reports.ts'
import { proofOf } from '../conformance/describe-proofs.ts'
import { openDatabase } from '../open-database.ts'
import { sweep } from '../sweep.ts'
import { checkServer } from './check-server.ts'
import { describeRefusal } from './describe-refusal.ts'

const NOW = Date.UTC(2026, 0, 1)
const open = (url: string) => openDatabase({ url, now: () => NOW })

async function read(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

/** Makes a database one of so many versions before; what they brought is to be taken away beside it. */
const forgetMigrations = (url: string, count: number, schema = 'hodlwise') =>
  ask(
    url,
    `delete from "${schema}".__drizzle_migrations where id > (select max(id) - ${count} from "${schema}".__drizzle_migrations)`,
  )

test('a database of another locale or encoding is refused with the statement that makes the right one', async () => {
  for (const options of [
    `template template0 encoding 'LATIN1' locale 'C'`,
    `template template0 locale_provider icu icu_locale 'und' locale 'C'`,
  ]) {
    const url = await makeTestDatabase(options)
    await expect(open(url), options).rejects.toThrow(
      "Make another: create database hodlwise template template0 encoding 'UTF8' locale 'C'",
    )
  }
})

test('a server that is too old is refused', async () => {
  const client = { query: async () => ({ rows: [{ number: 140_012, name: '14.12' }] }) }
  await expect(checkServer(client as unknown as Client, 'hodlwise')).rejects.toThrow(
    'PostgreSQL 14.12 is too old. Update the server to version 15 or newer.',
  )
})

test('the database of another program is refused, and nothing is made in it', async () => {
  const url = await makeTestDatabase()
  await ask(url, 'create table posts (id int)')
  await expect(open(url)).rejects.toThrow('belongs to another program: it has the table public.posts')
  expect(await read(url, "select 1 from pg_namespace where nspname like 'hodlwise%'")).toEqual([])
})

test('a database of a newer version is refused, and one that has come to share ours is not', async () => {
  const url = await makeTestDatabase()
  await (await open(url)).close()
  await ask(url, 'create table posts (id int)')
  await (await open(url)).close()
  await ask(url, `insert into hodlwise.__drizzle_migrations (hash, created_at) values ('x', 9000000000000)`)
  await expect(open(url)).rejects.toThrow('was written by a newer version of Hodlwise. Update Hodlwise')
})

test('a filled database of seven versions before keeps its rows, and gets what came since', async () => {
  const url = await makeTestDatabase()
  const database = await open(url)
  const address = `0x${'a'.repeat(40)}`
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-12-10', passwordHash: 'h' }
  const { user } = await database.users.create(person, [address])
  await database.verdicts.add(user.id, '1:native', 'hide')
  const said = await sayOne(database.gainOverrides, user.id, overrideOf('1:0xa'))
  await database.close()
  // As that version left it: without the columns and the table, and without the migrations that make them.
  for (const table of ['wallets', 'removed_wallets']) {
    await ask(url, `alter table hodlwise.${table} drop column chain_choices, drop column opened_at`)
  }
  await ask(url, 'drop table hodlwise.gain_reports')
  await ask(url, 'drop table hodlwise.cost_files')
  await ask(url, 'drop table hodlwise.proofs')
  await ask(
    url,
    'alter table hodlwise.gain_overrides drop column file_id, drop column proof_id, drop column fee_left_out',
  )
  await ask(url, 'drop index hodlwise.wallets_address')
  await forgetMigrations(url, 8)
  const updated = await open(url)
  onTestFinished(updated.close)
  expect(await updated.verdicts.list(user.id)).toMatchObject([{ asset: '1:native', verdict: 'hide' }])
  expect(await updated.wallets.listTracked(user.id)).toMatchObject([{ address, chainChoices: [] }])
  await updated.wallets.update(user.id, address, { chainChoices: [{ chainId: 10, choice: 'add' }] })
  expect(await updated.wallets.listAnybodys()).toEqual([
    { address, chainChoices: [{ chainId: 10, choice: 'add' }], openedAt: expect.any(Number) },
  ])
  expect(await updated.gainReports.list(user.id)).toEqual([])
  expect(await updated.gainOverrides.list(user.id)).toEqual([said])
  const file = await updated.costFiles.set(user.id, costFileOf('a1'))
  expect(await updated.gainOverrides.takeIn(user.id, file.id, [overrideOf('1:0xb')])).toHaveLength(1)
  expect(await updated.costFiles.list(user.id)).toMatchObject([{ sha256: 'a1', costs: 1 }])
  expect(await updated.proofs.set(user.id, said.id, proofOf('a1'))).toMatchObject({ sha256: 'a1', size: 256 })
})

test('a report that was frozen before the law could be read otherwise is one by the usual readings', async () => {
  const url = await makeTestDatabase()
  const database = await open(url)
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-12-10', passwordHash: 'h' }
  const { user } = await database.users.create(person, [])
  const frozen = await database.gainReports.add(user.id, reportOf('Filed'))
  await database.close()
  await ask(url, 'alter table hodlwise.gain_reports drop column income_cost, drop column gas')
  await ask(url, 'alter table hodlwise.gain_overrides drop column fee_left_out')
  await forgetMigrations(url, 2)
  const updated = await open(url)
  onTestFinished(updated.close)
  expect(await updated.gainReports.list(user.id)).toEqual([frozen])
})

test('what notes said that an exchange charged is told apart from then on, of whole receipts', async () => {
  const url = await makeTestDatabase()
  const database = await open(url)
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-12-10', passwordHash: 'h' }
  const { user } = await database.users.create(person, [])
  for (const { subject, note, fileId } of notedFees) {
    const cost = overrideOf(subject, { what: 'cost', after: '1', currency: 'INR', day: '2025-03-20', note })
    if (fileId === null) await database.gainOverrides.setAll(user.id, [cost])
    else await database.gainOverrides.takeIn(user.id, fileId, [cost])
  }
  await database.close()
  // As the version before left it.
  await ask(url, 'alter table hodlwise.gain_overrides drop column fee_left_out')
  await forgetMigrations(url, 1)
  const updated = await open(url)
  onTestFinished(updated.close)
  expect(
    (await updated.gainOverrides.list(user.id)).map(({ note, feeLeftOut }) => [note, feeLeftOut]),
  ).toEqual(notedFees.map(({ after }) => after))
})

test('a proof that an earlier version left without its answer is swept', async () => {
  const url = await makeTestDatabase()
  const database = await open(url)
  onTestFinished(database.close)
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-12-10', passwordHash: 'h' }
  const { user } = await database.users.create(person, [])
  await database.gainOverrides.setAll(user.id, [overrideOf('1:0xa')], proofOf('a1'))
  await ask(url, 'delete from hodlwise.gain_overrides')
  expect(await database.proofs.list(user.id)).toHaveLength(1)
  await sweep(database, NOW)
  expect(await database.proofs.list(user.id)).toEqual([])
})

test('readings of five versions before keep their movements, ledgers and records, which tell less until they are read anew', async () => {
  const url = await makeTestDatabase()
  const database = await open(url)
  const wallet = { chainId: 8453, address: `0x${'a'.repeat(40)}` }
  const amount = 10n ** 60n + 7n
  const movement = {
    ...{ id: '0x1:log:0', asset: '8453:native' as const, block: 9, at: 5, kind: 'native' as const },
    ...{ amount, counterparty: null, incomplete: true, credit: 'deposits' as const },
  }
  await database.ledgers.save(
    wallet,
    {
      ...{ movements: [movement], assets: [], block: 10, at: 6, cutShortAt: null, nftsCutShortAt: null },
      ...{ balances: new Map([['8453:native' as const, amount]]), source: 'then', syncedAt: 7 },
      measured: [{ block: 3, at: 4, balances: new Map([['8453:native' as const, 1n]]) }],
    },
    0,
  )
  const row = {
    ...{ asset: '8453:native', symbol: 'ETH', name: null, decimals: 18, spam: false },
    ...{ balance: String(amount), usdPrice: 2 },
  }
  await database.snapshots.add(wallet, { at: HOUR_MS, source: 'then', rows: [row] })
  await database.close()
  const [{ schema } = { schema: '' }] = await read(
    url,
    `select table_schema as schema from information_schema.tables where table_name = 'ledgers'`,
  )
  await ask(
    url,
    `alter table "${schema}".movements drop column incomplete, drop column credit, drop column call, drop column position`,
  )
  await ask(url, `alter table "${schema}".snapshots drop column positions`)
  await ask(url, `alter table "${schema}".ledgers drop column measured, drop column pieces`)
  await ask(url, `update "${schema}".ledgers set edition = 2`)
  await forgetMigrations(url, 5, schema)
  const updated = await open(url)
  onTestFinished(updated.close)
  const [kept] = await updated.ledgers.listMovements(wallet)
  expect(kept).toMatchObject({ id: '0x1:log:0', amount })
  expect(kept).not.toHaveProperty('credit')
  expect(await updated.ledgers.find(wallet)).toMatchObject({
    ...{
      block: 10,
      source: 'then',
      measured: [],
      pieces: null,
      balances: new Map([['8453:native', amount]]),
    },
  })
  expect(await updated.ledgers.isOutdated(wallet)).toBe(true)
  expect(await updated.snapshots.list(wallet, 0)).toMatchObject([{ source: 'then', rows: [row] }])
})

test('who may not make tables, who is not let in and a database that is not there are told what to do', async () => {
  const url = await makeTestDatabase()
  await ask(url, `do $$ begin create role guest login; exception when duplicate_object then null; end $$`)
  const asGuest = url.replace('//hodlwise@', '//guest@')
  await expect(open(asGuest)).rejects.toThrow('Let it: grant connect, create on database')
  const nobody = url.replace('//hodlwise@', '//nobody@')
  await expect(open(nobody)).rejects.toThrow('does not let "nobody" in')
  await expect(open(url.replace(/test_\w+/, 'missing'))).rejects.toThrow('Make it: create database "missing"')
  await expect(open('postgres://me:planted@127.0.0.1:1/db')).rejects.toThrow(
    'No PostgreSQL answers at 127.0.0.1:1. Start it, or correct the host and port in DATABASE_URL.',
  )
})

test('a wrong password is told without the password', () => {
  const fault = Object.assign(new Error('password authentication failed'), { code: '28P01' })
  const sentence = describeRefusal(fault, 'postgres://me:planted@db.example:5432/hodlwise')
  expect(sentence).toMatch(/^PostgreSQL at db\.example:5432 did not take the password of "me"\./)
  expect(sentence).not.toContain('planted')
})

test('several processes that start at once on an empty database all come to run', async () => {
  const url = await makeTestDatabase()
  const opened = await Promise.all(Array.from({ length: 4 }, () => open(url)))
  onTestFinished(async () => {
    for (const each of opened) await each.close()
  })
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-12-10', passwordHash: 'h' }
  const made = await Promise.all(opened.map(({ users }) => users.create(person, [])))
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1)
})

test('the database itself refuses to change or remove what happened, and notes a change of role', async () => {
  const url = await makeTestDatabase()
  const database = await open(url)
  onTestFinished(database.close)
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-12-10', passwordHash: 'h' }
  const { user } = await database.users.create(person, [])
  await database.users.setRole(user.id, 'admin')
  expect((await database.securityEvents.listOfUser(user.id, 10)).map(({ kind }) => kind)).toEqual([
    'role-changed',
  ])
  await expect(ask(url, "update hodlwise.security_events set kind = 'logged-in'")).rejects.toThrow(
    /never changed/,
  )
  await expect(ask(url, 'delete from hodlwise.security_events')).rejects.toThrow(/kept for a year/)
})

test('connections that the server ends are replaced, and nothing that was acknowledged is lost', async () => {
  const url = await makeTestDatabase()
  const database = await open(url)
  onTestFinished(database.close)
  await database.messages.add({ name: 'Ada', email: 'ada@example.org', message: 'before' })
  await ask(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(() => database.messages.count().catch(() => -1)).toBe(1)
})

test('work of a transaction that asks another connection fails and does not wait for itself', async () => {
  const { openPostgresPeople } = await import('./open-postgres.ts')
  const { people, close } = await openPostgresPeople(await makeTestDatabase())
  onTestFinished(close)
  const { connection, tables } = people
  const work = connection.transaction(async () => connection.select().from(tables.users))
  await expect(work).rejects.toMatchObject({
    cause: { message: 'The work of a transaction asks the connection that it is given' },
  })
})
