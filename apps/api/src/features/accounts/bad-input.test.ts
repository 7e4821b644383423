import { createHmac } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { users } from '@pkg/api-contract'
import type { InjectOptions } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { PASSWORD } from '../../testing/create-browser.ts'
import { createPasswords } from './passwords.ts'

const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const ada = {
  username: 'Ada',
  email: 'ada@example.org',
  dob: '1990-12-10',
  password: PASSWORD,
  addressesToTrack: [] as string[],
}
const credentials = { email: ada.email, password: PASSWORD }
const signUp = (payload: unknown): InjectOptions => ({
  method: 'POST',
  url: '/api/users/signup',
  payload: payload as object,
})

describe('an address', () => {
  test.for([
    ['blank', '   ', 'BAD_REQUEST'],
    ['not hex', `0x${'g'.repeat(40)}`, 'INVALID_ADDRESS'],
    ['too short', '0x1234', 'INVALID_ADDRESS'],
    ['too long', `${vitalik}00`, 'INVALID_ADDRESS'],
    ['without 0x', vitalik.slice(2), 'INVALID_ADDRESS'],
    ['with a wrong checksum', vitalik.replace('d8dA', 'd8DA'), 'INVALID_ADDRESS'],
    ['a word', 'hello', 'INVALID_ADDRESS'],
    ['a kilobyte', 'x.'.repeat(512), 'BAD_REQUEST'],
  ])('that is %s is refused with the sentence of the screen', async ([, address, code]) => {
    const browser = (await buildTestApp()).browser()
    await browser.enter('ada')

    const answer = await browser.send({
      method: 'PATCH',
      url: '/api/users/add-address',
      payload: { address },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      success: false,
      code,
      error: 'Please enter a valid address',
      message: 'Please enter a valid address',
      ...(code === 'INVALID_ADDRESS' && { hint: expect.stringMatching(/^[A-Z].{20,}\.$/) }),
    })
    expect((await browser.api(users.fetchAddresses, {})).addresses).toEqual([])
  })

  test('that is a name which leads to none is told by that, and not as an address that is written wrongly', async () => {
    const browser = (await buildTestApp()).browser()
    await browser.enter('ada')

    await expect(browser.api(users.addAddress, { body: { address: 'nobody.eth' } })).rejects.toMatchObject({
      ...{ status: 400, code: 'INVALID_ADDRESS' },
      message: 'The name nobody.eth leads to no address.',
    })
    expect((await browser.api(users.fetchAddresses, {})).addresses).toEqual([])
  })

  test.for([vitalik, vitalik.toLowerCase(), `0x${vitalik.slice(2).toUpperCase()}`, ` ${vitalik} `])(
    'that is tracked already is refused when written %s',
    async (address) => {
      const browser = (await buildTestApp()).browser()
      await browser.enter('ada')
      await browser.api(users.addAddress, { body: { address: vitalik } })

      await expect(browser.api(users.addAddress, { body: { address } })).rejects.toMatchObject({
        status: 409,
        code: 'WALLET_ALREADY_TRACKED',
      })
      expect((await browser.api(users.fetchAddresses, {})).addresses).toEqual([vitalik])
    },
  )

  test('that is not tracked cannot be removed', async () => {
    const browser = (await buildTestApp()).browser()
    await browser.enter('ada')

    await expect(browser.api(users.removeAddress, { body: { address: vitalik } })).rejects.toMatchObject({
      status: 404,
      code: 'WALLET_NOT_TRACKED',
    })
  })
})

describe('a body', () => {
  const json = { 'content-type': 'application/json' }

  test.for([
    ['is not JSON', { payload: '{"email":', headers: json }, 400, 'INVALID_JSON'],
    ['is a lone word', { payload: 'hello', headers: json }, 400, 'INVALID_JSON'],
    ['is empty', { payload: '', headers: json }, 400, 'BAD_REQUEST'],
    ['is missing', {}, 400, 'BAD_REQUEST'],
    ['is a list', { payload: '[]', headers: json }, 400, 'BAD_REQUEST'],
    ['is null', { payload: 'null', headers: json }, 400, 'BAD_REQUEST'],
    ['reaches for the prototype', { payload: '{"__proto__":{"a":1}}', headers: json }, 400, 'INVALID_JSON'],
    [
      'reaches for the constructor',
      { payload: '{"constructor":{"prototype":{"a":1}}}', headers: json },
      400,
      'INVALID_JSON',
    ],
    [
      'is a form',
      { payload: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    ['is plain text', { payload: '{}', headers: { 'content-type': 'text/plain' } }, 415],
    ['is over 64 KiB', { payload: JSON.stringify({ email: 'x'.repeat(65_536) }), headers: json }, 413],
    ['is 60,000 deep', { payload: '['.repeat(30_000) + ']'.repeat(30_000), headers: json }, 400],
  ] as const)('that %s is refused', async ([, request, status, code]) => {
    const { send } = (await buildTestApp()).browser()
    const answer = await send({ method: 'POST', url: '/api/users/login', ...request })

    expect(answer.statusCode).toBe(status)
    const body = answer.json()
    expect(body).toEqual({
      success: false,
      code: code ?? expect.any(String),
      error: body.message,
      message: expect.stringMatching(/^[A-Z].*[.)]?$/),
    })
    expect(answer.body).not.toMatch(/node_modules|\.ts:| {4}at /)
  })

  test('with unknown fields is refused by their names, and nothing is stored', async () => {
    const { browser, database } = await buildTestApp()
    const answer = await browser().send(signUp({ ...ada, role: 'admin' }))

    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('There is no field of this name: role')
    expect(await database.users.findByEmail(ada.email)).toBeUndefined()
  })

  test.for([
    [{ username: '' }, 'Username is required'],
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ email: 'nonsense' }, 'Email is invalid'],
    [{ dob: '2026-01-01' }, 'You must be at least 13 years old'],
    [{ dob: '1990-02-31' }, 'Date of birth is invalid'],
    [{ password: 'Short-1' }, 'Password must be at least 8 characters'],
    [{ password: 'no-capital-7' }, 'Password must contain uppercase, lowercase, and number'],
    [{ password: 'aA1'.repeat(3334) }, 'Password must be at most 1024 characters'],
    [{ username: 7 }, 'Username is required'],
    [{ addressesToTrack: 'none' }, 'Please check the field addressesToTrack.'],
    [{ addressesToTrack: [7] }, 'Please check the field addressesToTrack.0.'],
  ] as const)('of a signup is checked again on the server: %j', async ([fault, message]) => {
    const { browser, database } = await buildTestApp()
    const answer = await browser().send(signUp({ ...ada, ...fault }))

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ success: false, code: 'BAD_REQUEST', error: message, message })
    expect(await database.users.findByEmail(ada.email)).toBeUndefined()
  })
})

describe('an account', () => {
  test('stays as it is when somebody signs up with its email again, whatever the case', async () => {
    const { browser, database } = await buildTestApp()
    const { api, send } = browser()
    await api(users.signUp, { body: ada })
    const eve = { ...ada, username: 'Eve', password: 'Another-Horse-8', addressesToTrack: [vitalik] }
    await send(signUp({ ...eve, email: 'ADA@Example.ORG' }))

    expect(await database.users.findByEmail(ada.email)).toMatchObject({ username: 'Ada' })
    await expect(
      api(users.logIn, { body: { ...credentials, password: eve.password } }),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await api(users.logIn, { body: { ...credentials, email: 'Ada@EXAMPLE.org' } })
    expect((await api(users.fetchAddresses, {})).addresses).toEqual([])
  })

  test('is not told of by a signup: the answer is that of a new one, and the owner gets a mail, once', async () => {
    const { app, browser, database, mails } = await buildTestApp()
    const { send } = browser()
    const first = await send(signUp(ada))
    const again = await Promise.all(Array.from({ length: 3 }, () => send(signUp(ada))))
    await app.settled()

    for (const answer of again) {
      expect([answer.statusCode, answer.body]).toEqual([first.statusCode, first.body])
      expect(Object.keys(answer.headers)).toEqual(Object.keys(first.headers))
    }
    expect(mails).toEqual([
      expect.objectContaining({ to: ada.email, subject: 'You already have an account' }),
    ])
    const events = await database.securityEvents.list(9)
    expect(events.map(({ kind }) => kind).sort()).toEqual(['signed-up', ...Array(3).fill('signed-up-again')])
  })

  test('is not asked for again and again: thirty taken addresses, then that place waits, and no other', async () => {
    const passwords = { hash: async () => 'a hash', verify: async () => false }
    const { browser, clock } = await buildTestApp({ passwords })
    const send = (email: string, remoteAddress: string) =>
      browser().send({ ...signUp({ ...ada, email }), remoteAddress })
    await send(ada.email, '198.51.100.7')
    for (let turn = 0; turn < 40; turn++) await send(`new${turn}@example.org`, '203.0.113.5')
    for (let turn = 0; turn < 30; turn++) {
      expect((await send(ada.email, '203.0.113.5')).statusCode).toBe(201)
    }

    expect((await send(ada.email, '203.0.113.5')).statusCode).toBe(429)
    expect((await send('another@example.org', '203.0.113.5')).statusCode).toBe(429)
    expect((await send('another@example.org', '198.51.100.7')).statusCode).toBe(201)
    clock.time += 120_000
    expect((await send(ada.email, '203.0.113.5')).statusCode).toBe(201)
  })

  test('of two signups at the same moment exists once', async () => {
    const { browser, database } = await buildTestApp()
    const answers = await Promise.all([browser().send(signUp(ada)), browser().send(signUp(ada))])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await database.users.count()).toBe(1)
  })

  test('is not told apart from none: same answer, and one hash checked in both cases', async () => {
    const check = vi.fn(({ storedHash, password }: Record<'storedHash' | 'password', string>) =>
      verify(storedHash, password),
    )
    const { browser } = await buildTestApp({ passwords: await createPasswords({ check }) })
    const { api, send } = browser()
    await api(users.signUp, { body: ada })
    const tryIn = (email: string) =>
      send({ method: 'POST', url: '/api/users/login', payload: { email, password: 'Wrong-Password-1' } })

    const wrongPassword = await tryIn(ada.email)
    expect(check).toHaveBeenCalledTimes(1)
    const unknownEmail = await tryIn('nobody@example.org')
    expect(check).toHaveBeenCalledTimes(2)

    expect(wrongPassword.statusCode).toBe(401)
    expect(unknownEmail.statusCode).toBe(401)
    expect(unknownEmail.json()).toEqual(wrongPassword.json())
    expect(wrongPassword.json()).toMatchObject({ code: 'INVALID_CREDENTIALS', error: 'Invalid credentials.' })
    // The same parameters of argon2, so the same work.
    const [known, unknown] = check.mock.calls.map(([{ storedHash }]) => storedHash.split('$').slice(0, 4))
    expect(unknown).toEqual(known)
  })

  test('cannot be opened with a password of 10,000 characters, and that costs no more than another', async () => {
    const { browser } = await buildTestApp()
    await expect(
      browser().api(users.logIn, { body: { email: ada.email, password: 'a'.repeat(10_000) } }),
    ).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
  })

  const nasty = [
    "Robert'); DROP TABLE users;--",
    '" OR 1=1 --',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{7*7}}',
    '../../etc/passwd',
    'null byte \u0000 here',
    '\u202Eevil\u202C',
    '\uD800 alone',
    '𝒽𝑒𝓁𝓁𝑜 👩‍👩‍👧‍👦',
  ]

  test.for(nasty)('keeps %j in its name as text', async (username) => {
    const browser = (await buildTestApp()).browser()
    await browser.api(users.signUp, { body: { ...ada, username } })
    await browser.api(users.logIn, { body: credentials })

    const { message } = await browser.api(users.getDashboard, {})
    // What no engine can keep is kept as the character for an unreadable one.
    const kept = username.trim().toWellFormed().replaceAll('\0', '\uFFFD')
    expect(message).toBe(`Welcome back, ${kept}`)
  })

  test.for(nasty)('is not opened, and nothing breaks, by %j in any field', async (text) => {
    const { browser } = await buildTestApp()
    const person = browser()
    await person.enter('ada')
    const { send } = browser()
    const attempts = await Promise.all([
      send({ method: 'POST', url: '/api/users/login', payload: { email: text, password: text } }),
      send(signUp({ ...ada, email: text })),
      send(signUp({ ...ada, dob: text })),
      person.send({ method: 'PATCH', url: '/api/users/add-address', payload: { address: text } }),
      person.send({ method: 'PATCH', url: '/api/users/remove-address', payload: { address: text } }),
      person.send({ method: 'GET', url: `/api/portfolio/${encodeURIComponent(text.toWellFormed())}/tokens` }),
    ])

    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([401, 400, 400, 400, 400, 400])
    expect((await person.api(users.getDashboard, {})).message).toBe('Welcome back, ada')
  })
})

describe('a session cookie', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { use: 'access', sid: 'x', exp: 4_000_000_000 }
  const signed = (header: object, key: string) => {
    const text = `${encode(header)}.${encode(claims)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }

  test.for([
    ['empty', ''],
    ['noise', 'abc'],
    ['unsigned', `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    ['signed with another key', signed({ alg: 'HS256', typ: 'JWT' }, 'guess')],
    ['signed with the secret itself', signed({ alg: 'HS256' }, 'a secret that only tests know')],
    ['of an algorithm of its own choice', signed({ alg: 'HS512' }, '')],
    ['ten thousand characters long', 'a'.repeat(10_000)],
  ])('that is %s opens nothing', async ([, value]) => {
    const { send } = (await buildTestApp()).browser()
    const answer = await send({
      method: 'GET',
      url: '/api/users/dashboard',
      headers: { cookie: `hodlwise=${value}` },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ success: false, code: 'NOT_SIGNED_IN' })
  })

  test('with other claims under the same signature opens nothing', async () => {
    const browser = (await buildTestApp()).browser()
    await browser.enter('ada')
    for (const name of ['hodlwise', 'hodlwise_refresh']) {
      const [header, , signature] = (browser.cookies.get(name) ?? '').split('.')
      browser.cookies.set(name, `${header}.${encode({ ...claims, jti: 'x' })}.${signature}`)
    }

    await expect(browser.api(users.getDashboard, {})).rejects.toMatchObject({ status: 401 })
  })

  test('of another person opens that person’s wallets and nobody else’s', async () => {
    const { browser } = await buildTestApp()
    const [alice, bob] = [browser(), browser()]
    await alice.enter('alice')
    await bob.enter('bob')
    await alice.api(users.addAddress, { body: { address: vitalik } })

    await expect(bob.send({ method: 'GET', url: `/api/portfolio/${vitalik}/tokens` })).resolves.toMatchObject(
      { statusCode: 404 },
    )
  })
})
