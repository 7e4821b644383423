// What it costs SQLite that repositories know no engine: each question beside the same one through Drizzle's own driver
// for better-sqlite3, which answers at once and is what was used before. Processor time, taken in turns.
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { openDatabase } from '../src/database/open-database.ts'
import { openSqliteFile } from '../src/database/sqlite/open-sqlite-file.ts'
import { movements, sessions, users, wallets } from '../src/database/tables/sqlite-tables.ts'
import { withOwnErrors } from '../src/database/with-own-errors.ts'
import { report } from './report.ts'

const ROUNDS = 9
/** A tenth is what it may cost; the rest is for a machine that does other things meanwhile. */
const MOST_TIMES_AS_MUCH = 1.25
const address = `0x${'A'.repeat(40)}`
const wallet = { chainId: 1, address: address.toLowerCase() }
const person = { email: 'a@example.org', username: 'a', dateOfBirth: '1990-01-01', passwordHash: 'h' }
const session = {
  id: 's',
  remembered: true,
  createdAt: 1,
  lastSeenAt: 1,
  expiresAt: 9,
  refreshHash: '',
  device: '',
}
const moved = Array.from({ length: 1_000 }, (_, index) => ({
  id: `0x${index.toString(16).padStart(64, '0')}:0`,
  asset: `1:0x${'b'.repeat(40)}` as const,
  ...{
    block: index,
    at: index * 1_000,
    kind: 'transfer' as const,
    amount: 10n ** 18n,
    counterparty: address,
  },
}))
const state = {
  block: 1,
  at: 1,
  balances: null,
  cutShortAt: null,
  nftsCutShortAt: null,
  source: 'x',
  syncedAt: 1,
}

const database = await openDatabase({ file: ':memory:', now: () => 1 })
const { user } = await database.users.create(person, [address])
await database.sessions.create({ ...session, userId: user.id })
await database.ledgers.save(wallet, { ...state, movements: moved, assets: [] }, 0)

const sqlite = openSqliteFile(':memory:')
// The tables pass for PostgreSQL's in our types; here they are what they are.
const before = drizzle(sqlite) as unknown as {
  select: (fields?: object) => {
    from: (table: object) => {
      where: (condition: unknown) => Before
      innerJoin: (table: object, on: unknown) => { where: (condition: unknown) => Before }
    }
  }
  insert: (table: object) => { values: (values: object) => Before }
}
interface Before {
  orderBy: (...columns: object[]) => Before
  onConflictDoNothing: () => Before
  prepare: () => { all: (values: object) => unknown[]; run: (values: object) => unknown }
  run: () => unknown
}
before
  .insert(users)
  .values({ ...person, id: user.id, createdAt: 1 })
  .run()
before
  .insert(sessions)
  .values({ ...session, userId: user.id })
  .run()
before
  .insert(wallets)
  .values({ userId: user.id, chainId: 1, address, addressKey: wallet.address, position: 0, createdAt: 1 })
  .run()
const add = before
  .insert(movements)
  .values({
    ...wallet,
    ...Object.fromEntries(
      ['id', 'asset', 'block', 'at', 'kind', 'amount', 'counterparty'].map((name) => [
        name,
        sql.placeholder(name),
      ]),
    ),
  })
  .onConflictDoNothing()
  .prepare()
const addAll = () =>
  sqlite.transaction(() => {
    sqlite.exec(`delete from movements where chain_id = 1 and address = '${wallet.address}' and block >= 0`)
    for (const { amount, ...row } of moved) add.run({ ...row, amount: amount.toString() })
  })()
addAll()
const find = before
  .select({ session: sessions, user: { id: users.id, username: users.username, role: users.role } })
  .from(sessions)
  .innerJoin(users, eq(users.id, sessions.userId))
  .where(eq(sessions.id, sql.placeholder('id')))
  .prepare()
const list = before
  .select({ address: wallets.address })
  .from(wallets)
  .where(eq(wallets.userId, sql.placeholder('userId')))
  .orderBy(asc(wallets.position), asc(wallets.id))
  .prepare()
const read = before
  .select()
  .from(movements)
  .where(
    and(
      eq(movements.chainId, sql.placeholder('chainId')),
      eq(movements.address, sql.placeholder('address')),
      ne(movements.kind, 'nft'),
    ),
  )
  .orderBy(movements.block)
  .prepare()

const cases: [string, number, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['a session', 2_000, () => database.sessions.find('s'), async () => find.all({ id: 's' })[0]],
  [
    'wallets',
    4_000,
    () => database.wallets.list(user.id),
    async () => (list.all({ userId: user.id }) as { address: string }[]).map((row) => row.address),
  ],
  [
    '1,000 movements read',
    10,
    () => database.ledgers.listMovements(wallet),
    async () =>
      (read.all(wallet) as { amount: string }[]).map(({ amount, ...row }) => ({
        ...row,
        amount: BigInt(amount),
      })),
  ],
  [
    '1,000 movements saved',
    5,
    () => database.ledgers.save(wallet, { ...state, movements: moved, assets: [] }, 0),
    async () => addAll(),
  ],
]

async function cost(times: number, ask: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  for (let count = 0; count < times; count += 1) await ask()
  const { user: own, system } = process.cpuUsage(start)
  return (own + system) / times
}

const ratios: Record<string, number> = {}
// Faults were told apart before, too.
const asBefore = (ask: () => Promise<unknown>) => withOwnErrors({ ask }).ask
for (const [name, times, now, then] of cases) {
  const ask = asBefore(then)
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await cost(times, now))
    theirs.push(await cost(times, ask))
  }
  ratios[name] = Math.round((Math.min(...ours) / Math.min(...theirs)) * 100) / 100
}
await database.close()
sqlite.close()
report({ room: 'api', case: 'SQLite through repositories that know no engine, times as before', ...ratios })
if (Object.values(ratios).some((ratio) => ratio > MOST_TIMES_AS_MUCH)) {
  console.error(
    `A question to SQLite costs more than ${MOST_TIMES_AS_MUCH} times what it did without a second engine.`,
  )
  process.exitCode = 1
}
