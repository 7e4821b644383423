import { account, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { contractRoutes } from '../testing/contract-routes.ts'
import { PASSWORD } from '../testing/create-browser.ts'

const email = 'ada@example.org'
const wallet = '0x1111111111111111111111111111111111111111'
const login = { method: 'POST', url: '/api/users/login' } as const
const json = { 'content-type': 'application/json' }

async function setup() {
  const server = await buildTestApp()
  const ada = server.browser()
  await ada.enter('ada')
  return { ...server, ada, stranger: server.browser() }
}

/** The path with something in the place of each parameter. */
const fill = (url: string, part: string) => url.replace(/:\w+/g, part)

test('no answer that needs a session may be kept by anybody, nor be known again by a tag', async () => {
  const { ada } = await setup()
  await ada.api(users.addAddress, { body: { address: wallet } })
  for (const { method, url, access } of contractRoutes) {
    if (access === 'public' || method !== 'GET') continue
    const { headers } = await ada.send({ method, url: fill(url, wallet) })
    expect(headers['cache-control'], url).toMatch(/no-store/)
    expect(headers, url).not.toHaveProperty('etag')
    expect(headers, url).not.toHaveProperty('last-modified')
  }
})

test('what is kept by all is the same for all: no public answer depends on who asks', async () => {
  const { ada, stranger } = await setup()
  for (const url of ['/api/market/top', '/api/gas', '/api/news', '/api/rates/USD', '/docs/openapi.json']) {
    const [own, other] = [await ada.send({ url }), await stranger.send({ url })]
    expect(own.body, url).toBe(other.body)
    expect(own.headers, url).not.toHaveProperty('set-cookie')
  }
})

test('no other origin is allowed anything, on any route and by any method', async () => {
  const { stranger, app } = await setup()
  for (const { url } of contractRoutes) {
    for (const method of ['OPTIONS', 'GET'] as const) {
      const { headers } = await stranger.send({
        method,
        url: fill(url, wallet),
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      })
      expect(
        Object.keys(headers).filter((name) => name.startsWith('access-control-')),
        url,
      ).toEqual([])
    }
  }
  await app.settled()
})

test('methods that a route does not have are refused, TRACE and PUT on everything included', async () => {
  const { app, ada } = await setup()
  const known = new Set(app.accessRules.keys())
  for (const { url } of contractRoutes) {
    for (const method of ['TRACE', 'PUT', 'PATCH', 'DELETE', 'POST', 'QUERY', 'PROPFIND'] as const) {
      if (known.has(`${method} ${url}`)) continue
      // Tests may ask for methods that the types of the library leave out.
      const { statusCode } = await ada.send({ method: method as 'PUT', url: fill(url, wallet) })
      expect([400, 404, 405], `${method} ${url}`).toContain(statusCode)
    }
  }
})

test.for([
  ['text/plain', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['several parts', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['no type at all', {}],
] as const)('a body sent as %s changes nothing, also where nobody names an origin', async ([, type]) => {
  const { ada, app } = await setup()
  const cookie = [...ada.cookies].map((pair) => pair.join('=')).join('; ')
  const { statusCode } = await app.inject({
    method: 'PATCH',
    url: '/api/users/add-address',
    payload: Buffer.from(JSON.stringify({ address: wallet })),
    headers: { host: 'localhost:3000', cookie, ...type },
  })

  expect(statusCode).toBe(415)
  expect((await ada.api(users.fetchAddresses, {})).addresses).toEqual([])
})

test('of a field given twice one value is checked and the same one used', async () => {
  const { stranger } = await setup()
  const twice = (first: string, second: string) =>
    stranger.send({
      ...login,
      payload: `{"email":"${email}","password":"${first}","password":"${second}"}`,
      headers: json,
    })

  expect((await twice(PASSWORD, 'Wrong-Horse-7')).statusCode).toBe(401)
  expect((await twice('Wrong-Horse-7', PASSWORD)).statusCode).toBe(200)
})

test.for([
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', Buffer.from('\ufeff{"email":"a","password":"b"}', 'utf16le')],
  ['a number too large', '{"email":1e999,"password":"b"}'],
  ['brackets in brackets, 30,000 deep', '['.repeat(30_000)],
  ['a prototype', `{"__proto__":{"email":"${email}"},"password":"${PASSWORD}"}`],
  ['a constructor', `{"constructor":{"prototype":{"email":"${email}"}},"password":"${PASSWORD}"}`],
  ['two values', '{"email":"a","password":"b"}{}'],
  ['a comment', '{"email":"a","password":"b"/**/}'],
] as const)('a body of %s is refused', async ([, payload]) => {
  const { stranger } = await setup()
  expect((await stranger.send({ ...login, payload, headers: json })).statusCode).toBe(400)
})

test('a password of ten megabytes is refused before it is read', async () => {
  const { stranger } = await setup()
  const payload = { email, password: 'a'.repeat(10_000_000) }
  expect((await stranger.send({ ...login, payload })).statusCode).toBe(413)
})

test('of two cookies of one name the first counts, and a stranger’s beside one’s own opens nothing more', async () => {
  const { ada, browser, app } = await setup()
  const bob = browser()
  await bob.enter('bob')
  const read = (...cookies: (string | undefined)[]) =>
    app.inject({
      url: '/api/account',
      headers: { host: 'localhost:3000', cookie: cookies.map((value) => `hodlwise=${value}`).join('; ') },
    })
  const [own, other] = [ada.cookies.get('hodlwise'), bob.cookies.get('hodlwise')]

  expect((await read(own, other)).json().email).toBe(email)
  expect((await read('forged', own)).statusCode).toBe(401)
})

test('a session that somebody planted in a browser before the login is not the one after it', async () => {
  const { ada, browser } = await setup()
  const victim = browser()
  for (const [name, value] of ada.cookies) victim.cookies.set(name, value)
  await victim.signUp('bob')
  await victim.api(users.logIn, { body: { email: 'bob@example.org', password: PASSWORD } })

  await expect(ada.api(account.getAccount, {})).rejects.toMatchObject({ status: 401 })
  expect((await victim.api(account.getAccount, {})).email).toBe('bob@example.org')
})

test('the link in a mail names our own origin, whatever host a request claims', async () => {
  const { app, mails } = await setup()
  const ask = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/account/forgot-password', payload: { email }, headers })
  const forwarded = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-original-url': '/x',
  }

  expect((await ask({ host: 'evil.example' })).statusCode).toBe(403)
  expect(
    (await ask({ host: '127.0.0.1:3000', forwarded: 'host=evil.example', ...forwarded })).statusCode,
  ).toBe(202)
  await app.settled()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('http://localhost:3000/reset-password#')
  expect(mails[0]?.text).not.toContain('evil')
})

test.for([
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..;/..;/etc/passwd',
  '/assets/..%5c..%5cpackage.json',
  '/%00',
  '/login%00.html',
  '/%c0%ae%c0%ae/etc/passwd',
  '/.env',
  '/.git/config',
  '/data/hodlwise.db',
  '/__proto__',
  '/constructor',
  '//evil.example/%2e%2e',
  '/api/users/../../etc/passwd',
  `/${'a/'.repeat(4_000)}`,
])('the path %s leads nowhere', async (url) => {
  const { app } = await buildTestApp()
  const { statusCode, headers } = await app.inject({ url, headers: { host: 'localhost' } })

  expect([400, 404]).toContain(statusCode)
  expect(headers).not.toHaveProperty('location')
})

test.for(['9007199254740991', '9007199254740993', '1e15', '1e400', '-1', '0', '1.5', 'NaN', '0x10', ''])(
  'the page %j of a list is answered or refused, and no fault of ours',
  async (page) => {
    const { ada, database } = await setup()
    const user = await database.users.findByEmail(email)
    await database.users.setRole(user?.id ?? '', 'admin')
    for (const url of ['/api/admin/users', '/api/admin/messages', '/api/news']) {
      const { statusCode } = await ada.send({ url: `${url}?${new URLSearchParams({ page })}` })
      expect([200, 400], url).toContain(statusCode)
    }
  },
)

test.for([
  ['ADA@Example.ORG', 200],
  [' ada@example.org\t', 200],
  ['a.da@example.org', 401],
  ['ada+x@example.org', 401],
  ['ada@ex\u0430mple.org', 401],
  ['\uff41da@example.org', 401],
  ['ada@example.org\u0000', 401],
  ['ada@example.org.', 401],
  ['ada\u200b@example.org', 401],
] as const)(
  'a login as %j answers %i: case and spaces around do not matter, all else does',
  async ([given, status]) => {
    const { stranger } = await setup()
    const { statusCode } = await stranger.send({ ...login, payload: { email: given, password: PASSWORD } })
    expect(statusCode).toBe(status)
  },
)

test.for([
  'ada@ex\u0430mple.org',
  '\uff41da@example.org',
  'ada\u200b@example.org',
  'ad\u212a@example.org',
  'ada@example.org\r\nBcc: x@y.zz',
  '"ada"@example.org',
  'ada@[127.0.0.1]',
])('nobody signs up as %j, which looks like somebody else or is more than an address', async (given) => {
  const { stranger } = await setup()
  const payload = {
    username: 'Eve',
    email: given,
    dob: '1990-05-05',
    password: PASSWORD,
    addressesToTrack: [],
  }
  expect((await stranger.send({ method: 'POST', url: '/api/users/signup', payload })).statusCode).toBe(400)
})

test('line breaks and colours of a terminal in what a caller sends do not reach the log', async () => {
  const lines: string[] = []
  const { app } = await buildTestApp({ log: (line) => lines.push(line) })
  const nasty = '\u001b[31mfake\u001b[0m","level":60,"msg":"planted'
  await app.inject({
    ...login,
    url: '/api/users/login?x=planted%0aplanted',
    payload: { email: nasty, password: nasty },
    headers: { host: 'localhost', 'user-agent': 'planted\tplanted', 'x-request-id': 'planted' },
  })

  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(JSON.parse(line)).toBeTypeOf('object')
    expect(line.trimEnd()).not.toMatch(/planted|[^ -~]/)
  }
})
