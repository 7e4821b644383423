import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AssetId,
  DAY_MS,
  errors,
  HOUR_MS,
  history,
  MINUTE_MS,
  portfolio,
  users,
} from '@pkg/api-contract'
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createFakeChain } from '../../testing/fake-chain.ts'
import { sampleToken } from '../../testing/samples.ts'
import { openDatabase } from '../open-database.ts'

const NOON = Date.UTC(2026, 0, 10, 12)
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const key = { chainId: 1, address: address.toLowerCase() }
const asset: AssetId = `1:${sampleToken().address}`

/** Somebody signed in with a wallet, on files whose connections can be held up. */
async function enter() {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const clock = { time: NOON }
  // Whatever connection is set up as it opens.
  const pragma = vi.spyOn(SQLite.prototype, 'pragma')
  const database = await openDatabase({ file: join(folder, 'test.db'), now: () => clock.time })
  const opened = [...new Set(pragma.mock.contexts as SQLite.Database[])].filter(({ open }) => open)
  pragma.mockRestore()
  const token = sampleToken({ logo: 'https://pictures.example/one.png' })
  const chain = createFakeChain({ tokens: { [key.address]: [token] } })
  chain.world.ledgers[key.address] = {
    movements: [],
    assets: [{ asset, symbol: 'ONE', name: 'One', decimals: 18, flagged: 'no' }],
    present: { block: 1, at: NOON, balances: new Map([[asset, BigInt(token.balance)]]) },
  }
  const { browser } = await buildTestApp({ chain, database, clock })
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  const person = browser()
  await person.enter('ada')
  await person.api(users.addAddress, { body: { address } })
  const write = () =>
    person.send({
      method: 'POST',
      url: '/api/contact',
      // Longer than a page, so that no room that is left in one takes it.
      payload: { name: 'Ada', email: 'ada@example.org', message: 'a'.repeat(4_900) },
    })
  const setAll = (pragma: string) => {
    for (const sqlite of opened) sqlite.pragma(pragma)
  }
  const check = () => opened.map((sqlite) => sqlite.pragma('integrity_check', { simple: true }))
  return { ...person, database, clock, chain, opened, write, setAll, check }
}

const faults = [
  ['a full disk', 'max_page_count = 1', 'max_page_count = 1000000'],
  ['a disk that cannot be written', 'query_only = on', 'query_only = off'],
] as const

test.for(faults)(
  '%s is told in a sentence, changes nothing and keeps nobody from reading',
  async ([, begin, end]) => {
    const { api, database, opened, write, setAll, check } = await enter()
    // A limit below what is there is the size of what is there: not one page more.
    setAll(begin)
    const refused = await write()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60'])
    expect(refused.json()).toMatchObject({ code: 'NOT_KEPT', message: errors.NOT_KEPT.message })
    expect(await database.messages.count()).toBe(0)
    const tokens = await api(portfolio.listTokens, { params: { address } })
    expect(tokens.data).toHaveLength(1)
    expect((await api(users.fetchAddresses, {})).addresses).toEqual([address])

    setAll(end)
    expect((await write()).statusCode).toBe(201)
    expect(await database.messages.count()).toBe(1)
    expect(opened.length).toBeGreaterThan(1)
    expect(check()).toEqual(opened.map(() => 'ok'))
  },
)

test('rows that the disk gives back as nobody wrote them are left out or read anew, and no page fails', async () => {
  const { api, database, clock, chain, opened } = await enter()
  const today = Math.floor(NOON / DAY_MS)
  const record = (back: number, usdPrice: number) => {
    const fields = { symbol: 'ONE', name: null, balance: `${10n ** 18n}`, decimals: 18, spam: false }
    const at = (today - back) * DAY_MS + DAY_MS / 2
    return database.snapshots.add(key, { at, source: 's', rows: [{ ...fields, asset, usdPrice }] })
  }
  await record(3, 7)
  await record(2, 8)
  const read = async () => (await api(history.getHistory, { querystring: { range: '1w' } })).points
  expect((await read()).slice(-4, -2).map(({ value }) => value)).toEqual([7, 8])

  const readings = opened.find((sqlite) => sqlite.prepare('select 1 from snapshots').all().length > 0)
  const hour = Math.floor(((today - 2) * DAY_MS + DAY_MS / 2) / HOUR_MS)
  readings?.prepare('update snapshots set rows = ? where hour = ?').run('[{"asset":', hour)
  readings?.prepare('update ledgers set balances = ?').run('[["1:native","many"]]')
  clock.time += 16 * MINUTE_MS
  const asked = () => chain.world.asked.filter(({ question }) => question.startsWith('ledger')).length
  const before = asked()
  const points = await read()
  expect(points.at(-4)?.value).toBe(7)
  expect(points.at(-3)?.value).not.toBe(8)
  expect(asked()).toBe(before + 1)
  expect((await database.ledgers.find(key))?.balances?.size).toBe(1)
})
