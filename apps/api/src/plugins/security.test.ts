import { users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

const body = { email: 'ada@example.org', password: 'Wrong-Password-1' }

test.for([
  ['an answer', { method: 'GET', url: '/api/status' }, 200],
  ['a refusal', { method: 'GET', url: '/api/users/dashboard' }, 401],
  ['a fault in the body', { method: 'POST', url: '/api/users/login', payload: {} }, 400],
  ['an unknown path', { method: 'GET', url: '/api/nothing' }, 404],
  ['a foreign host', { method: 'GET', url: '/api/status', headers: { host: 'evil.example' } }, 403],
  ['a path that is no path', { method: 'GET', url: '/api/%E0%A4%A' }, 400],
  ['a page', { method: 'GET', url: '/docs', headers: { accept: 'text/html' } }, 200],
] as const)('the security headers go with %s', async ([, request, status]) => {
  const { send } = (await buildTestApp()).browser()
  const { statusCode, headers } = await send(request)

  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': 'no-store',
  })
  expect(headers['content-security-policy']).not.toContain('unsafe')
})

test('browsers are told to stay on https only where there is https', async () => {
  const plain = await buildTestApp()
  const secure = await buildTestApp({ publicUrl: 'https://hodlwise.example' })

  expect(
    (await plain.browser().send({ url: '/healthz' })).headers['strict-transport-security'],
  ).toBeUndefined()
  expect((await secure.browser().send({ url: '/healthz' })).headers['strict-transport-security']).toMatch(
    /^max-age=31536000/,
  )
})

test.for([
  ['localhost', 200],
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['hodlwise.example', 200],
  ['HODLWISE.example', 200],
  ['hodlwise.example.evil.example', 403],
  ['evil.example', 403],
  ['169.254.169.254', 403],
  ['localhost.evil.example:3000', 403],
  ['evil@localhost', 403],
  ['user:pw@localhost:3000', 403],
  ['@localhost', 403],
  [':@hodlwise.example', 403],
  ['localhost:3000@evil.example', 403],
  ['localhost:3000/path', 403],
  ['localhost?query', 403],
  ['localhost#part', 403],
  ['localhost\\\\evil.example', 403],
  ['loc%61lhost', 403],
  ['ｌocalhost', 403],
  ['local\thost', 403],
  ['localhost, evil.example', 403],
  ['2130706433', 403],
  ['0x7f.1', 403],
  ['localhost:99999', 403],
  ['localhost:port', 403],
  ['[::1', 403],
  ['[::ffff:127.0.0.1]', 403],
  ['[0:0:0:0:0:0:0:1]:3000', 200],
] as const)('a request for the host %s answers %i', async ([host, status]) => {
  const { app } = await buildTestApp({ publicUrl: 'https://hodlwise.example' })
  const { statusCode } = await app.inject({ url: '/healthz', headers: { host } })

  expect(statusCode).toBe(status)
})

test.for([
  ['our own origin', { origin: 'http://localhost:3000' }, 401],
  ['a program without origin', {}, 401],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another port of this machine', { origin: 'http://localhost:4000' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a browser that only says cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a browser that only says same-site', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site in our name', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }, 403],
] as const)('a change asked for by %s answers %i', async ([, headers, status]) => {
  const { app } = await buildTestApp()
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: body,
    headers: { host: 'localhost:3000', ...headers },
  })

  expect(statusCode).toBe(status)
})

test('our own name without encryption is another site where we have https', async () => {
  const { app } = await buildTestApp({ publicUrl: 'https://hodlwise.example' })
  const ask = async (origin: string) => {
    const headers = { host: 'hodlwise.example', origin }
    const answer = await app.inject({ method: 'POST', url: '/api/users/login', payload: body, headers })
    return answer.statusCode
  }

  expect(await ask('https://hodlwise.example')).toBe(401)
  expect(await ask('http://hodlwise.example')).toBe(403)
})

test('a page of another site cannot change anything with the person’s cookie', async () => {
  const browser = (await buildTestApp()).browser()
  await browser.enter('ada')
  const { statusCode } = await browser.send({
    method: 'PATCH',
    url: '/api/users/add-address',
    payload: { address: '0x1111111111111111111111111111111111111111' },
    headers: { origin: 'https://evil.example' },
  })

  expect(statusCode).toBe(403)
  expect((await browser.api(users.fetchAddresses, {})).addresses).toEqual([])
})

test.for([
  '/api%2Fusers%2Fdashboard',
  '/api/users/%64ashboard',
  '/API/users/dashboard',
  '//api/users/dashboard',
])('the path %s does not go round the guard', async (url) => {
  const { app } = await buildTestApp()
  const { statusCode } = await app.inject({ url, headers: { host: 'localhost' } })

  expect([401, 404]).toContain(statusCode)
})
