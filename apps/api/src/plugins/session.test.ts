import { DAY_MS, MINUTE_MS, SIGNED_IN_COOKIE, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { sweep } from '../database/sweep.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { type Browser, PASSWORD } from '../testing/create-browser.ts'

const refused = { status: 401, code: 'NOT_SIGNED_IN' }

async function enter({ rememberMe, publicUrl }: { rememberMe?: boolean; publicUrl?: string } = {}) {
  const { browser, ...rest } = await buildTestApp(publicUrl ? { publicUrl } : {})
  const one = browser()
  await one.enter('ada')
  const answer = await one.send({
    method: 'POST',
    url: '/api/users/login',
    payload: {
      email: 'ada@example.org',
      password: PASSWORD,
      ...(rememberMe !== undefined && { rememberMe }),
    },
  })
  return { browser: one, another: browser, cookie: answer.cookies[0], ...rest }
}

test('the cookie of a browser session is out of reach of scripts and of other sites, and ends with the browser', async () => {
  const { cookie } = await enter()

  expect(cookie).toMatchObject({ name: 'hodlwise', path: '/', httpOnly: true, sameSite: 'Strict' })
  expect(cookie).not.toHaveProperty('maxAge')
  expect(cookie).not.toHaveProperty('expires')
  expect(cookie).not.toHaveProperty('secure')
})

test('over https the cookie is bound to host and https', async () => {
  const { cookie } = await enter({ publicUrl: 'https://hodlwise.example' })

  expect(cookie).toMatchObject({ name: '__Host-hodlwise', path: '/', secure: true })
  expect(cookie).not.toHaveProperty('domain')
})

test.each([
  [false, undefined],
  [true, 30 * 86_400],
])(
  'pages can read that there is a session for as long as there is one (remembered: %s)',
  async (rememberMe, maxAge) => {
    const { browser, clock } = await enter()
    const payload = { email: 'ada@example.org', password: PASSWORD, rememberMe }
    const { cookies } = await browser.send({ method: 'POST', url: '/api/users/login', payload })
    const mark = cookies.find(({ name }) => name === SIGNED_IN_COOKIE)

    expect(mark).toMatchObject({ path: '/', sameSite: 'Strict' })
    expect(mark?.httpOnly).toBeUndefined()
    expect(mark?.maxAge).toBe(maxAge)

    expect(await refresh(browser)).toBe(200)
    expect(browser.cookies.get(SIGNED_IN_COOKIE)).toBe(mark?.value)
    await browser.api(users.logOut, {})
    expect(browser.cookies.has(SIGNED_IN_COOKIE)).toBe(false)

    await browser.send({ method: 'POST', url: '/api/users/login', payload })
    expect(browser.cookies.get(SIGNED_IN_COOKIE)).toMatch(/^[\w-]{8}$/)
    expect(browser.cookies.get(SIGNED_IN_COOKIE)).not.toBe(mark?.value)
    clock.time += 31 * DAY_MS
    expect(await refresh(browser)).toBe(401)
    expect(browser.cookies.has(SIGNED_IN_COOKIE)).toBe(false)
  },
)

test('a remembered session lasts 30 days, used or not', async () => {
  const { browser, cookie, clock } = await enter({ rememberMe: true })
  expect(cookie?.maxAge).toBe(30 * 86_400)

  clock.time += 29 * DAY_MS
  await browser.api(users.getDashboard, {})
  clock.time += DAY_MS
  await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject(refused)
})

test('any other session ends after 14 days without use', async () => {
  const { browser, clock } = await enter()

  clock.time += 13 * DAY_MS
  await browser.api(users.getDashboard, {})
  clock.time += 13 * DAY_MS
  await browser.api(users.getDashboard, {})
  clock.time += 14 * DAY_MS
  await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject(refused)
})

test('no session lives longer than 90 days, however busy', async () => {
  const { browser, clock } = await enter()

  for (let day = 10; day < 90; day += 10) {
    clock.time += 10 * DAY_MS
    await browser.api(users.getDashboard, {})
  }
  clock.time += 10 * DAY_MS
  await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject(refused)
})

test('a cookie that was kept is worth nothing after log-out', async () => {
  const { browser } = await enter()
  const kept = new Map(browser.cookies)
  await browser.api(users.logOut, {})
  expect([...browser.cookies.keys()]).toEqual(['hodlwise_device'])

  for (const [name, value] of kept) browser.cookies.set(name, value)
  await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject(refused)
})

test('logging in again ends the session that the browser had', async () => {
  const { browser } = await enter()
  const kept = new Map(browser.cookies)
  await browser.api(users.logIn, { body: { email: 'ada@example.org', password: PASSWORD } })
  expect(browser.cookies).not.toEqual(kept)
  await browser.api(users.getDashboard, {})

  for (const [name, value] of kept) browser.cookies.set(name, value)
  await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject(refused)
})

test('two browsers of one person have a session each', async () => {
  const { browser, another } = await enter()
  const phone = another()
  await phone.api(users.logIn, { body: { email: 'ada@example.org', password: PASSWORD } })
  await browser.api(users.logOut, {})

  await phone.api(users.getDashboard, {})
})

test('the table keeps no secret that opens a session', async () => {
  const { browser, database } = await enter()
  const [, payload = ''] = (browser.cookies.get('hodlwise') ?? '').split('.')
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString())

  expect(Buffer.from(sid, 'base64url')).toHaveLength(32)
  expect(await database.sessions.find(sid)).toBeUndefined()
})

test('an access token lasts a quarter of an hour, and the refresh token brings the next one', async () => {
  const { browser, clock } = await enter()
  clock.time += 15 * MINUTE_MS
  expect(await dashboard(browser)).toBe(401)

  expect(await refresh(browser)).toBe(200)
  expect(await dashboard(browser)).toBe(200)
})

test('a refresh token is worth one use: a second one ends the session for both who hold it', async () => {
  const { browser, another, database } = await enter()
  const thief = another()
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
  expect(await refresh(browser)).toBe(200)
  expect(await refresh(thief)).toBe(401)

  expect(await dashboard(browser)).toBe(401)
  expect(await dashboard(thief)).toBe(401)
  expect(await refresh(browser)).toBe(401)
  const [event] = await database.securityEvents.list(1)
  expect(event).toMatchObject({ kind: 'session-reused' })
})

test('of two refreshes at the same moment with the same token one at most goes through', async () => {
  const { browser, another } = await enter()
  const twin = another()
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value)

  expect((await Promise.all([refresh(browser), refresh(twin)])).sort()).toEqual([200, 401])
})

test.for([
  ['an access token in the place of the refresh token', 'hodlwise', 'hodlwise_refresh'],
  ['a device token in the place of the refresh token', 'hodlwise_device', 'hodlwise_refresh'],
  ['a refresh token in the place of the access token', 'hodlwise_refresh', 'hodlwise'],
] as const)('%s opens nothing', async ([, from, to]) => {
  const { browser, another } = await enter()
  const other = another()
  other.cookies.set(to, browser.cookies.get(from) ?? '')

  expect(await dashboard(other)).toBe(401)
  expect(await refresh(other)).toBe(401)
})

test('a refresh of a browser session leaves it one, and of a remembered one leaves its end where it is', async () => {
  const short = await enter()
  const long = await enter({ rememberMe: true })
  long.clock.time += 10 * DAY_MS
  const [ofShort, ofLong] = await Promise.all(
    [short, long].map(({ browser }) => browser.send({ method: 'POST', url: '/api/account/refresh' })),
  )

  expect(ofShort?.cookies.every((cookie) => cookie.maxAge === undefined)).toBe(true)
  expect(ofLong?.cookies.map(({ maxAge }) => maxAge)).toEqual([20 * 86_400, 20 * 86_400, 20 * 86_400])
})

test('an access token that ran out still ends its own session at log-out', async () => {
  const { browser, clock } = await enter()
  const kept = new Map(browser.cookies)
  clock.time += 20 * MINUTE_MS
  await browser.api(users.logOut, {})

  for (const [name, value] of kept) browser.cookies.set(name, value)
  expect(await refresh(browser)).toBe(401)
})

test('sessions that ended are swept', async () => {
  const { browser, clock, database } = await enter()
  clock.time += 15 * DAY_MS
  await sweep(database, clock.time)
  clock.time -= 15 * DAY_MS

  await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject(refused)
})

async function dashboard(browser: Browser) {
  return (await browser.send({ method: 'GET', url: '/api/users/dashboard' })).statusCode
}

async function refresh(browser: Browser) {
  return (await browser.send({ method: 'POST', url: '/api/account/refresh' })).statusCode
}
