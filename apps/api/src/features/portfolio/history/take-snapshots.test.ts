import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS, type Sourced, type Token, toAssetId } from '@pkg/api-contract'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../database/open-database.ts'
import { buildProgram } from '../../../testing/build-program.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { listTrackedWallets } from '../../../testing/list-tracked-wallets.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { takeSnapshots } from './take-snapshots.ts'

const START = Date.UTC(2026, 0, 1, 12)
const addressOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`

/** A place for a database that several processes share. */
function createFile() {
  const folder = mkdtempSync(join(tmpdir(), 'snapshots-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'test.db')
}

async function open({ wallets = 1, file = ':memory:' } = {}) {
  const clock = { time: START }
  const now = () => clock.time
  const database = await openDatabase({ file, now })
  onTestFinished(() => database.close())
  const addresses = Array.from({ length: wallets }, (_, index) => addressOf(index + 1))
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-05-05', passwordHash: 'x' }
  await database.users.create(person, addresses)
  const chain = createFakeChain()
  const answer: Partial<Sourced<Token[]>> = {}
  chain.listTokens = async () => ({
    data: [sampleToken()],
    source: 'fake',
    updatedAt: new Date(clock.time).toISOString(),
    stale: false,
    problem: null,
    ...answer,
  })
  const run = () =>
    takeSnapshots({
      ...{ database, chain, now, log: () => {} },
      listWallets: listTrackedWallets({ database, chain, now }),
    })
  const list = (index = 1) => database.snapshots.list({ chainId: 1, address: addressOf(index) }, 0)
  return { database, clock, chain, answer, run, list, now, addresses }
}

test('a wallet is recorded once an hour, however often the job runs', async () => {
  const { run, list, clock } = await open()
  expect([await run(), await run()]).toEqual([1, 0])
  clock.time += HOUR_MS
  expect(await run()).toBe(1)

  const [first, second] = await list()
  expect([first?.at, second?.at]).toEqual([START, START + HOUR_MS])
  expect(first?.rows[0]).toMatchObject({ asset: toAssetId(sampleToken()), balance: sampleToken().balance })
})

test('a wallet that two people track is recorded once for both', async () => {
  const { run, database, addresses } = await open()
  const person = { email: 'bo@example.org', username: 'bo', dateOfBirth: '1990-05-05', passwordHash: 'x' }
  await database.users.create(person, addresses)
  expect(await run()).toBe(1)
})

test.for([{ stale: true }, { problem: 'Two prices are missing.' }])(
  'nothing is recorded from data that is not whole: %j',
  async (lack) => {
    const { run, list, answer } = await open()
    Object.assign(answer, lack)
    expect(await run()).toBe(0)
    expect(await list()).toEqual([])
  },
)

test('one wallet’s failure leaves the others alone', async () => {
  const { run, chain, list } = await open({ wallets: 3 })
  const { listTokens } = chain
  chain.listTokens = async (account) => {
    if (account.address === addressOf(2)) throw new Error('no answer')
    return listTokens(account)
  }
  expect(await run()).toBe(2)
  expect([(await list(1)).length, (await list(2)).length, (await list(3)).length]).toEqual([1, 0, 1])
})

test('of a wallet that nobody opened for a week there is one record a day, until somebody opens it', async () => {
  const { run, database, clock, addresses, list } = await open()
  const day = 24 * HOUR_MS
  clock.time += 7 * day
  expect(await run()).toBe(1)
  clock.time += HOUR_MS
  expect(await run()).toBe(0)
  clock.time += day - HOUR_MS
  expect(await run()).toBe(1)
  const person = await database.users.findByEmail('ada@example.org')
  await database.wallets.noteOpened(person?.id ?? '', addresses, clock.time)
  clock.time += HOUR_MS
  expect(await run()).toBe(1)
  clock.time += HOUR_MS
  expect(await run()).toBe(1)
  expect(await list()).toHaveLength(4)
})

test('while one process records, another one leaves it to it', async () => {
  const { run, database, now, clock } = await open()
  await database.locks.take('snapshots', 'another process', { now: now(), until: now() + 60_000 })
  expect(await run()).toBeNull()
  clock.time += 60_000
  expect(await run()).toBe(1)
})

test('of several processes one records, each wallet once, and the records are there after a restart', async () => {
  const file = createFile()
  const wallets = 12
  const { run, list } = await open({ wallets, file })

  const env = { ...process.env, DATABASE_FILE: file, NOW: String(START), HANG_AFTER: '1000' }
  const script = await buildProgram('testing/record-and-hang')
  const answers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const [answer] = await once(fork(script, { env }), 'message')
      return answer as { taken: number | null; asked: number }
    }),
  )
  expect(answers.reduce((sum, { taken }) => sum + (taken ?? 0), 0)).toBe(wallets)
  expect(answers.reduce((sum, { asked }) => sum + asked, 0)).toBe(wallets)
  const recorded = await Promise.all(Array.from({ length: wallets }, (_, index) => list(index + 1)))
  expect(recorded.map((records) => records.length)).toEqual(Array.from({ length: wallets }, () => 1))
  expect(await run()).toBe(0)
})

test('a process that is killed in the middle loses nothing and doubles nothing', async () => {
  const file = createFile()
  const wallets = 12
  const { run, list, clock } = await open({ wallets, file })

  const child: ChildProcess = fork(await buildProgram('testing/record-and-hang'), {
    env: { ...process.env, DATABASE_FILE: file, NOW: String(START), HANG_AFTER: '5' },
  })
  const recorded = async () =>
    (await Promise.all(Array.from({ length: wallets }, (_, i) => list(i + 1)))).flat().length
  await once(child, 'message')
  // What was begun before is being written.
  await expect.poll(recorded).toBe(5)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await recorded()).toBe(5)
  // The dead process still holds the lock, until it runs out.
  expect(await run()).toBeNull()
  clock.time += 120_000
  expect(await run()).toBe(wallets - 5)
  expect(await recorded()).toBe(wallets)
  expect(await run()).toBe(0)
})
