import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { MINUTE_MS, spamRules, users } from '@pkg/api-contract'
import { expect, test, vi } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import type { Browser } from '../testing/create-browser.ts'
import { createFakeChain } from '../testing/fake-chain.ts'
import { sampleToken } from '../testing/samples.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const tokensUrl = `/api/portfolio/${address}/tokens`

/** The app behind a socket: calls by `inject` do not come this way. */
async function open() {
  const reading = { source: 'fake', updatedAt: '2026-01-01T00:00:00.000Z', stale: false, problem: null }
  const readings = { tokens: { ...reading, data: [sampleToken()] } }
  const listTokens = vi.fn(async () => readings.tokens)
  const chain = { ...createFakeChain(), listTokens, holds: (list: unknown) => list === readings.tokens }
  const getGas = vi.spyOn(chain, 'getGas')
  const lines: string[] = []
  const { app, clock, browser } = await buildTestApp({ chain, log: (line) => lines.push(line) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  async function ask(path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    call.end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    const { date: _, ...rest } = answer.headers
    return { status: answer.statusCode, headers: rest, body: (await buffer(answer)).toString() }
  }
  async function enter(name: string) {
    const person = browser()
    await person.enter(name)
    await person.api(users.addAddress, { body: { address } })
    return person
  }
  return { ask, clock, enter, getGas, lines, listTokens, readings }
}

const cookiesOf = ({ cookies }: Browser) => ({
  cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
})

test('the same request is given the same answer, head and body, without asking anybody; it is logged and counted', async () => {
  const { ask, enter, getGas, lines, listTokens } = await open()
  const cookie = cookiesOf(await enter('ada'))
  for (const [path, headers, source] of [
    [tokensUrl, cookie, listTokens],
    ['/api/gas', {}, getGas],
  ] as const) {
    const first = await ask(path, headers)
    source.mockClear()
    expect(await ask(path, headers)).toEqual(first)
    const asked = await ask(path, { ...headers, 'if-none-match': '""' })
    const etag = String(asked.headers.etag)
    expect(asked).toEqual({ ...first, headers: { ...first.headers, etag } })
    const unchanged = await ask(path, { ...headers, 'if-none-match': etag })
    expect([unchanged.status, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag])
    expect('etag' in first.headers).toBe(path === '/api/gas')
    expect(first.headers['content-security-policy']).toContain("default-src 'none'")
    expect(source).not.toHaveBeenCalled()
  }
  const answers = lines.map((line) => JSON.parse(line)).filter(({ route }) => route === '/api/gas')
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 304])
  expect(new Set(answers.map(({ reqId }) => reqId)).size).toBe(4)
  const { body } = await ask('/metrics')
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/gas",status="200"} 3')
})

test('what changed is seen at the next call, and who may no longer see it is refused', async () => {
  const { ask, enter, readings } = await open()
  const ada = await enter('ada')
  const cookie = cookiesOf(ada)
  const see = async () => {
    await ask(tokensUrl, cookie)
    return ask(tokensUrl, cookie)
  }
  const spamOf = ({ body }: { body: string }) => JSON.parse(body).data[0].spam
  const asset = sampleToken().address
  expect(spamOf(await see())).toBe('no')
  await ada.api(spamRules.setSpamVerdict, { body: { chainId: 1, asset, verdict: 'hide' } })
  expect(spamOf(await ask(tokensUrl, cookie))).toBe('yes')

  await see()
  readings.tokens = { ...readings.tokens, updatedAt: '2026-01-02T00:00:00.000Z' }
  expect((await ask(tokensUrl, cookie)).body).toContain('2026-01-02')

  await see()
  await ada.api(users.removeAddress, { body: { address } })
  expect((await ask(tokensUrl, cookie)).status).toBe(404)
  await ada.api(users.addAddress, { body: { address } })
  expect((await see()).status).toBe(200)
  await ada.api(users.logOut, {})
  expect((await ask(tokensUrl, cookie)).status).toBe(401)
})

test('an access token that ran out opens nothing, also where its answer is known', async () => {
  const { ask, clock, enter } = await open()
  const cookie = cookiesOf(await enter('ada'))
  await ask(tokensUrl, cookie)
  expect((await ask(tokensUrl, cookie)).status).toBe(200)
  clock.time += 15 * MINUTE_MS
  expect((await ask(tokensUrl, cookie)).status).toBe(401)
})

test('a request that differs goes the ordinary way: whose it is, its host, its method and what it wants', async () => {
  const { ask, clock, enter, getGas } = await open()
  const [ada, bob] = [await enter('ada'), await enter('bob')]
  await ada.api(spamRules.setSpamVerdict, {
    body: { chainId: 1, asset: sampleToken().address, verdict: 'hide' },
  })
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await ask(tokensUrl, cookiesOf(ada))).body).toContain('"spam":"yes"')
    expect((await ask(tokensUrl, cookiesOf(bob))).body).toContain('"spam":"no"')
    expect((await ask(tokensUrl)).status).toBe(401)
    expect((await ask('/api/gas')).status).toBe(200)
  }
  expect((await ask('/api/gas', { host: 'elsewhere.example' })).status).toBe(403)
  const head = await ask('/api/gas', {}, 'HEAD')
  expect([head.status, head.body]).toEqual([200, ''])
  expect((await ask('/api/gas', {}, 'DELETE')).status).toBe(404)

  getGas.mockClear()
  clock.time += 5_001
  await ask('/api/gas', { 'cache-control': 'no-cache' })
  expect(getGas).toHaveBeenLastCalledWith({ refresh: true })
  clock.time += 3_000
  await ask('/api/gas')
  expect(getGas).toHaveBeenCalledTimes(2)
})
