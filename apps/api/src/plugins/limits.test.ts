import { users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import type { Browser } from '../testing/create-browser.ts'

const wallet = '0x1111111111111111111111111111111111111111'
const change = (browser: Browser, address = '198.51.100.7') =>
  browser.send({
    method: 'PATCH',
    url: '/api/users/remove-address',
    payload: { address: wallet },
    remoteAddress: address,
  })

async function changeOften(browser: Browser, times: number, address?: string) {
  const statuses = new Set<number>()
  for (let turn = 0; turn < times; turn++) statuses.add((await change(browser, address)).statusCode)
  return [...statuses]
}

test('every route that changes something has a limit, and only the login counts by itself', async () => {
  const { app } = await buildTestApp()
  const changing = [...app.accessRules.keys()].filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route))

  expect(changing.filter((route) => !app.routeLimits.has(route))).toEqual([])
  expect(changing.filter((route) => app.routeLimits.get(route) === 'own')).toEqual(['POST /api/users/login'])
})

test('an account that calls too often waits, is told how long, and goes on afterwards', async () => {
  const { browser, clock } = await buildTestApp()
  const ada = browser()
  await ada.enter('ada')
  expect(await changeOften(ada, 300)).toEqual([404])

  const refused = await change(ada)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' })
  expect(refused.headers['retry-after']).toBe('1')
  clock.time += 1000
  expect((await change(ada)).statusCode).toBe(404)
})

test('one account that is over its limit does not keep another one at the same address out', async () => {
  const { browser } = await buildTestApp()
  const [ada, bob] = [browser(), browser()]
  await ada.enter('ada')
  await bob.enter('bob')
  expect(await changeOften(ada, 310)).toEqual([404, 429])

  expect((await change(bob)).statusCode).toBe(404)
})

test('an address that signs up too often waits, another one does not', async () => {
  const { browser } = await buildTestApp()
  const { send } = browser()
  const signUp = (remoteAddress: string) => send({ ...broken, remoteAddress })
  const broken = { method: 'POST', url: '/api/users/signup', payload: {} } as const
  for (let turn = 0; turn < 300; turn++) await signUp('198.51.100.7')

  expect((await signUp('198.51.100.7')).statusCode).toBe(429)
  expect((await signUp('198.51.100.8')).statusCode).toBe(400)
})

test('addresses of one IPv6 network count as one', async () => {
  const { browser } = await buildTestApp()
  const { send } = browser()
  const broken = { method: 'POST', url: '/api/users/signup', payload: {} } as const
  for (let turn = 0; turn < 300; turn++) {
    await send({ ...broken, remoteAddress: `2001:db8:1:2::${turn.toString(16)}` })
  }

  expect((await send({ ...broken, remoteAddress: '2001:db8:1:2:ffff::1' })).statusCode).toBe(429)
  expect((await send({ ...broken, remoteAddress: '2001:db8:1:3::1' })).statusCode).toBe(400)
})

test('behind a trusted proxy each caller counts for itself; from elsewhere the header is not believed', async () => {
  const { browser } = await buildTestApp({ trustedProxies: ['10.0.0.1'] })
  const { send } = browser()
  const signUp = (remoteAddress: string, client: string) =>
    send({
      method: 'POST',
      url: '/api/users/signup',
      payload: {},
      remoteAddress,
      headers: { 'x-forwarded-for': client },
    })
  for (let turn = 0; turn < 300; turn++) await signUp('10.0.0.1', '198.51.100.7')
  for (let turn = 0; turn < 300; turn++) await signUp('203.0.113.9', `198.51.100.${turn % 250}`)

  expect((await signUp('10.0.0.1', '198.51.100.7')).statusCode).toBe(429)
  expect((await signUp('10.0.0.1', '198.51.100.200')).statusCode).toBe(400)
  expect((await signUp('203.0.113.9', '198.51.100.201')).statusCode).toBe(429)
})

test('readings past the caches are limited, ordinary ones are not', async () => {
  const { browser } = await buildTestApp()
  const ada = browser()
  await ada.enter('ada')
  await ada.api(users.addAddress, { body: { address: wallet } })
  const read = (headers: Record<string, string>) =>
    ada.send({ method: 'GET', url: `/api/portfolio/${wallet}/tokens`, headers })
  for (let turn = 0; turn < 600; turn++) await read({ 'cache-control': 'no-cache' })

  expect((await read({ 'cache-control': 'no-cache' })).statusCode).toBe(429)
  expect((await read({})).statusCode).toBe(200)
})
