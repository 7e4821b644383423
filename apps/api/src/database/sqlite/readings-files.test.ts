import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../open-database.ts'
import { openSqliteFile } from './open-sqlite-file.ts'

const ETHER = '1:native'
const CLOSES = new Map([[ETHER, [{ slot: 20_000, usd: 3000 }]]] as const)
const wallet = { chainId: 1, address: '0x01' }
const snapshot = { at: 0, source: 'one', rows: [] }

function createFile() {
  const folder = mkdtempSync(join(tmpdir(), 'worlds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'mine.db')
}

async function open(file: string, world: string, closingPrices = 'a') {
  const database = await openDatabase({ file, now: () => 0, origin: { world, closingPrices } })
  onTestFinished(database.close)
  return database
}

const readClose = async (database: Database) =>
  (await database.prices.list([ETHER], { from: 0, to: 30_000 })).get(ETHER)?.[0]?.usd

test('what one world answered is not known in another, and is there again when the first one is opened', async () => {
  const file = createFile()
  const sandbox = await open(file, 'sandbox-1')
  await sandbox.answers.set('key', { value: 'of the sandbox', storedAt: 0 })
  await sandbox.prices.save([], CLOSES, 0)
  await sandbox.snapshots.add(wallet, snapshot)
  await sandbox.pictures.addAll([{ id: 'link', uri: 'ipfs://one' }])
  await sandbox.messages.add({ name: 'Ada', email: 'ada@example.org', message: 'Hello.' })
  await sandbox.close()

  const live = await open(file, 'live')
  expect(await live.answers.get('key')).toBeUndefined()
  expect(await readClose(live)).toBeUndefined()
  expect(await live.snapshots.list(wallet, 0)).toEqual([])
  expect(await live.pictures.findUri('link')).toBeUndefined()
  expect(await live.messages.count()).toBe(1)
  expect(await live.listOtherWorlds()).toEqual(['sandbox-1'])
  live.answers.removeOlderThan(Number.MAX_SAFE_INTEGER)
  await live.snapshots.thin(wallet, Number.MAX_SAFE_INTEGER)
  await live.close()

  const again = await open(file, 'sandbox-1')
  expect((await again.answers.get('key'))?.value).toBe('of the sandbox')
  expect(await readClose(again)).toBe(3000)
  expect(await again.snapshots.list(wallet, 0)).toHaveLength(1)
  expect(await again.listOtherWorlds()).toEqual(['live'])
})

test('closing prices of other price sources are not used, while all else of the same world is', async () => {
  const file = createFile()
  const first = await open(file, 'live', 'first')
  await first.prices.save([], CLOSES, 0)
  await first.hourlyPrices.save([], CLOSES, 0)
  await first.snapshots.add(wallet, snapshot)
  await first.close()

  const second = await open(file, 'live', 'second')
  expect(await readClose(second)).toBeUndefined()
  expect((await second.hourlyPrices.list([ETHER], { from: 0, to: 30_000 })).size).toBe(0)
  expect(await second.snapshots.list(wallet, 0)).toHaveLength(1)
  expect(await second.listOtherWorlds()).toEqual([])
})

test('readings that an earlier version kept among what people entered are said to be there, not used and not removed', async () => {
  const file = createFile()
  const old = openSqliteFile(file)
  old.exec(`insert into prices (asset, day, usd) values ('${ETHER}', 20000, 1)`)
  old.close()

  const database = await open(file, 'live')
  expect(await database.listOtherWorlds()).toEqual(['unknown'])
  expect(await readClose(database)).toBeUndefined()
  await database.close()
  const sqlite = openSqliteFile(file)
  expect(sqlite.prepare('select usd from prices').pluck().all()).toEqual([1])
  sqlite.close()
})

test('wallets that are due for a record are told from what people track and what this world has recorded', async () => {
  const file = createFile()
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-05-05', passwordHash: 'x' }
  const address = `0x${'0'.repeat(39)}1`
  const sandbox = await open(file, 'sandbox-1')
  await sandbox.users.create(person, [address])
  await sandbox.snapshots.add({ chainId: 1, address }, snapshot)
  expect(await sandbox.snapshots.listLast([{ chainId: 1, address }], 0)).toEqual(
    new Map([[`1:${address}`, 0]]),
  )
  await sandbox.close()
  expect(await (await open(file, 'live')).snapshots.listLast([{ chainId: 1, address }], 0)).toEqual(new Map())
})

test('in memory there is one world', async () => {
  const database = await open(':memory:', 'live')
  expect(await database.listOtherWorlds()).toEqual([])
  expect(readdirSync('.')).not.toContain(':memory:-readings')
})

test('prices that movements are valued at are of one world and one set of price sources', async () => {
  const file = createFile()
  const hours = new Map([[ETHER, [480_000]]] as const)
  const found = new Map([[ETHER, [{ slot: 480_000, usd: 3000 }]]] as const)
  await (await open(file, 'live', 'a')).movementPrices.save(hours, found)
  const read = async (world: string, sources: string) =>
    (await (await open(file, world, sources)).movementPrices.list([ETHER], { from: 0, to: 500_000 })).get(
      ETHER,
    )
  expect(await read('live', 'a')).toEqual(new Map([[480_000, 3000]]))
  expect(await read('live', 'b')).toBeUndefined()
  expect(await read('sandbox-1', 'a')).toBeUndefined()
})
