import { users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { PASSWORD } from '../testing/create-browser.ts'

const DAY = 86_400_000
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

  expect(cookie).toMatchObject({ name: 'hodlwise', path: '/', httpOnly: true, sameSite: 'Lax' })
  expect(cookie).not.toHaveProperty('maxAge')
  expect(cookie).not.toHaveProperty('expires')
  expect(cookie).not.toHaveProperty('secure')
})

test('over https the cookie is bound to host and https', async () => {
  const { cookie } = await enter({ publicUrl: 'https://hodlwise.example' })

  expect(cookie).toMatchObject({ name: '__Host-hodlwise', path: '/', secure: true })
  expect(cookie).not.toHaveProperty('domain')
})

test('a remembered session lasts 30 days, used or not', async () => {
  const { browser, cookie, clock } = await enter({ rememberMe: true })
  expect(cookie?.maxAge).toBe(30 * 86_400)

  clock.time += 29 * DAY
  await browser.api(users.getDashboard, {})
  clock.time += DAY
  await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject(refused)
})

test('any other session ends after 14 days without use', async () => {
  const { browser, clock } = await enter()

  clock.time += 13 * DAY
  await browser.api(users.getDashboard, {})
  clock.time += 13 * DAY
  await browser.api(users.getDashboard, {})
  clock.time += 14 * DAY
  await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject(refused)
})

test('no session lives longer than 90 days, however busy', async () => {
  const { browser, clock } = await enter()

  for (let day = 10; day < 90; day += 10) {
    clock.time += 10 * DAY
    await browser.api(users.getDashboard, {})
  }
  clock.time += 10 * DAY
  await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject(refused)
})

test('a cookie that was kept is worth nothing after log-out', async () => {
  const { browser } = await enter()
  const kept = new Map(browser.cookies)
  await browser.api(users.logOut, {})
  expect(browser.cookies.size).toBe(0)

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

test('sessions that ended are swept', async () => {
  const { browser, clock, database } = await enter()
  clock.time += 15 * DAY
  await database.sessions.removeExpired(clock.time)
  clock.time -= 15 * DAY

  await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject(refused)
})
