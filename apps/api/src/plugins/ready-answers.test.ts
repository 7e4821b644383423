import { account, portfolio, spamRules, users, wallets } from '@pkg/api-contract'
import { expect, test, vi } from 'vitest'
import { SqliteQuery } from '../database/sqlite/sqlite-session.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { type Browser, PASSWORD } from '../testing/create-browser.ts'
import { createFakeChain } from '../testing/fake-chain.ts'
import { sampleToken, sampleTransfer } from '../testing/samples.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const tokensUrl = `/api/portfolio/${address}/tokens`
const transfersUrl = `/api/portfolio/${address}/transfers`
const asset = sampleToken().address

/** A wallet whose reading is the same object until it is another reading, as the real client gives it. */
async function open() {
  const reading = {
    ...{ source: 'fake', updatedAt: '2026-01-01T00:00:00.000Z', stale: false, problem: null },
  }
  const readings = {
    tokens: { ...reading, data: [sampleToken()] },
    transfers: { ...reading, data: [sampleTransfer({ toAddress: address })] },
  }
  const chain = {
    ...createFakeChain(),
    holds: (list: unknown) => list === readings.tokens || list === readings.transfers,
    listTokens: async () => readings.tokens,
    listTransfers: async () => readings.transfers,
  }
  const { browser, ...rest } = await buildTestApp({ chain })
  const enter = async (name: string) => {
    const one = browser()
    await one.enter(name)
    await one.api(users.addAddress, { body: { address } })
    return one
  }
  return { ...rest, browser, readings, enter }
}

const get = ({ send }: Browser, url: string, headers = {}) => send({ method: 'GET', url, headers })

test('what has not changed goes out as the same bytes and asks the database nothing', async () => {
  const { enter, database } = await open()
  const ada = await enter('ada')
  const user = await database.users.findByEmail('ada@example.org')
  // A wallet without a name would have one looked up meanwhile.
  await database.wallets.update(user?.id ?? '', address, { ensName: 'ada.eth' })
  for (const url of [tokensUrl, transfersUrl, `/api/portfolio/${address}/net-worth`]) {
    const first = await get(ada, url, { 'if-none-match': '""' })
    const asked = [vi.spyOn(SqliteQuery.prototype, 'all'), vi.spyOn(SqliteQuery.prototype, 'run')]
    const stringify = vi.spyOn(JSON, 'stringify')
    const again = await get(ada, url)
    const unchanged = await get(ada, url, { 'if-none-match': String(first.headers.etag) })
    expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    expect(stringify.mock.calls.filter(([value]) => typeof value === 'object' && 'data' in value)).toEqual([])
    for (const spy of [...asked, stringify]) spy.mockRestore()

    expect(again.body).toBe(first.body)
    expect(again.headers).not.toHaveProperty('etag')
    expect(again.headers['cache-control']).toBe('no-store')
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  }
})

test('a token that is hidden, a name given to a wallet and a new reading are seen at the next call', async () => {
  const { enter, readings } = await open()
  const ada = await enter('ada')
  const listTokens = async () => (await ada.api(portfolio.listTokens, { params: { address } })).data
  const listTransfers = async () => (await ada.api(portfolio.listTransfers, { params: { address } })).data
  expect((await listTokens())[0]?.spam).toBe('no')
  expect((await listTransfers())[0]?.toLabel).toBeNull()

  await ada.api(spamRules.setSpamVerdict, { body: { chainId: 1, asset, verdict: 'hide' } })
  expect((await listTokens())[0]?.spam).toBe('yes')
  await ada.api(spamRules.setSpamVerdict, { body: { chainId: 1, asset, verdict: null } })
  expect((await listTokens())[0]?.spam).toBe('no')

  await ada.api(wallets.updateWallet, { params: { address }, body: { label: 'Savings' } })
  expect((await listTransfers())[0]?.toLabel).toBe('Savings')

  const { etag } = (await get(ada, tokensUrl, { 'if-none-match': '""' })).headers
  readings.tokens = { ...readings.tokens, data: [sampleToken({ usdPrice: 3, usdValue: 30 })] }
  expect((await listTokens())[0]?.usdValue).toBe(30)
  expect((await get(ada, tokensUrl, { 'if-none-match': String(etag) })).statusCode).toBe(200)

  readings.tokens = { ...readings.tokens, stale: true }
  expect((await get(ada, tokensUrl)).json().stale).toBe(true)
})

test('two people with one wallet never get each other’s answers', async () => {
  const { enter } = await open()
  const [ada, bob] = [await enter('ada'), await enter('bob')]
  await ada.api(spamRules.setSpamVerdict, { body: { chainId: 1, asset, verdict: 'hide' } })
  await bob.api(wallets.updateWallet, { params: { address }, body: { label: 'Bob’s' } })

  for (let turn = 0; turn < 3; turn += 1) {
    const [ofAda, ofBob] = await Promise.all([get(ada, tokensUrl), get(bob, tokensUrl)])
    expect([ofAda.json().data[0].spam, ofBob.json().data[0].spam]).toEqual(['yes', 'no'])
    const [toAda, toBob] = await Promise.all([get(ada, transfersUrl), get(bob, transfersUrl)])
    expect([toAda.json().data[0].toLabel, toBob.json().data[0].toLabel]).toEqual([null, 'Bob’s'])
  }
})

test('a wallet that is no longer tracked is refused at the next call', async () => {
  const { enter } = await open()
  const ada = await enter('ada')
  expect((await get(ada, tokensUrl)).statusCode).toBe(200)
  await ada.api(users.removeAddress, { body: { address } })
  expect((await get(ada, tokensUrl)).statusCode).toBe(404)
})

test.for<[string, (given: { phone: Browser; laptop: Browser }) => Promise<unknown>]>([
  ['a log-out with the same cookie', ({ laptop }) => laptop.api(users.logOut, {})],
  [
    'another browser',
    async ({ phone }) => {
      const { sessions } = await phone.api(account.listSessions, {})
      const { id = '' } = sessions.find(({ current }) => !current) ?? {}
      await phone.api(account.endSession, { params: { id } })
    },
  ],
  ['ending all others', ({ phone }) => phone.api(account.endOtherSessions, {})],
  [
    'a new password',
    ({ phone }) =>
      phone.api(account.changePassword, { body: { password: PASSWORD, newPassword: 'Another-Horse-8' } }),
  ],
  [
    'the end of the account',
    ({ phone }) => phone.api(account.deleteAccount, { body: { password: PASSWORD } }),
  ],
])('a session that was ended by %s is refused at the next call', async ([, end]) => {
  const { enter, browser } = await open()
  const laptop = await enter('ada')
  const phone = browser()
  await phone.api(users.logIn, { body: { email: 'ada@example.org', password: PASSWORD } })
  const kept = new Map(laptop.cookies)
  expect((await get(laptop, tokensUrl)).statusCode).toBe(200)

  await end({ phone, laptop })
  for (const [name, value] of kept) laptop.cookies.set(name, value)
  expect((await get(laptop, tokensUrl)).statusCode).toBe(401)
})
