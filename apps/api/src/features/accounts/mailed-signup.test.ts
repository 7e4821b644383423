import { verify } from '@node-rs/argon2'
import { account, DAY_MS, MINUTE_MS, users } from '@pkg/api-contract'
import type { InjectOptions } from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Database } from '../../database/open-database.ts'
import { sweep } from '../../database/sweep.ts'
import { hashSecretText } from '../../lib/secret-text.ts'
import { buildTestApp, type TestAppOptions } from '../../testing/build-test-app.ts'
import { PASSWORD } from '../../testing/create-browser.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { createPasswords } from './passwords.ts'

const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const email = 'ada@example.org'
const ada = { username: 'Ada', email, dob: '1990-12-10', password: PASSWORD, addressesToTrack: [wallet] }
const STRANGERS = 'Strangers-Horse-9'

async function setup(options: TestAppOptions = {}) {
  const server = await buildTestApp({ mailDelivers: true, ...options })
  const post = (url: string, payload: object, more: InjectOptions = {}) =>
    server.browser().send({ method: 'POST', url, payload, ...more })
  const signUp = async (fields: Partial<typeof ada> = {}, more?: InjectOptions) => {
    const answer = await post(users.signUp.url, { ...ada, ...fields }, more)
    await server.app.settled()
    return answer
  }
  /** The secret of the newest link that was mailed. */
  const secret = () => /confirm-signup#([\w-]{32})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? 'none'
  const confirm = (token: string, password = PASSWORD) => post(account.confirmSignup.url, { token, password })
  const logIn = (password = PASSWORD) => post(users.logIn.url, { email, password })
  return { ...server, post, signUp, secret, confirm, logIn }
}

test('an account comes to be by the mailed link and the password, with its wallets and a proven address', async () => {
  const { signUp, secret, confirm, logIn, post, mails, database, browser } = await setup()
  expect((await signUp()).json()).toEqual({
    success: true,
    message: 'Account created successfully!',
    awaitsMail: true,
  })
  expect(await database.users.count()).toBe(0)
  expect((await logIn()).statusCode).toBe(401)
  expect(mails).toEqual([expect.objectContaining({ to: email, subject: 'Confirm your email address' })])
  expect(mails[0]?.text).toMatch(/^http:\/\/localhost:3000\/confirm-signup#[\w-]{32}$/m)

  const token = secret()
  expect((await post(account.findSignup.url, { token })).json()).toEqual({ username: 'Ada', email })
  expect((await confirm(token)).statusCode).toBe(201)
  const { api } = browser()
  await api(users.logIn, { body: { email, password: PASSWORD } })
  expect(await api(account.getAccount, {})).toMatchObject({ username: 'Ada', emailProven: true })
  expect((await api(users.fetchAddresses, {})).addresses).toEqual([wallet])
  expect((await api(account.listEvents, {})).events.map(({ kind }) => kind).sort()).toEqual([
    'logged-in',
    'signed-up',
  ])
})

test('whether an address is taken shows in no answer of the whole way, nor in the work before it', async () => {
  const { database, calls } = recordCalls(await openTestDatabase(Date.now))
  const check = vi.fn(({ storedHash, password }: Record<'storedHash' | 'password', string>) =>
    verify(storedHash, password),
  )
  const passwords = await createPasswords({ check })
  const hash = vi.spyOn(passwords, 'hash')
  const { app, signUp, secret, confirm, post, mails } = await setup({ database, passwords })
  await signUp()
  await confirm(secret())
  const tasks: (() => Promise<void>)[] = []
  app.afterAnswer = (task) => void tasks.push(task)

  /** What somebody learns who signs up with an address and a password of their own, and what it took. */
  async function explore(address: string) {
    const body = { ...ada, email: address, password: STRANGERS, addressesToTrack: [] }
    const way = [
      [users.signUp.url, body],
      [users.logIn.url, { email: address, password: STRANGERS }],
      [users.logIn.url, { email: address, password: 'Wrong-Horse-7' }],
      [account.forgotPassword.url, { email: address }],
      [users.signUp.url, body],
      [users.signUp.url, { ...body, email: address.toUpperCase() }],
      [users.signUp.url, body],
      [users.logIn.url, { email: address, password: STRANGERS }],
    ] as const
    const steps = []
    for (const [url, payload] of way) {
      for (const recorded of [calls, check.mock.calls, hash.mock.calls]) recorded.length = 0
      // Each explorer calls from a place of its own, which has no history.
      const {
        statusCode,
        body: answer,
        headers,
      } = await post(url, payload, {
        remoteAddress: address === email ? '203.0.113.1' : '203.0.113.2',
      })
      // The id counts requests, whatever they ask.
      const { date: _, 'x-request-id': __, ...rest } = headers
      const hashes = check.mock.calls.map(([{ storedHash }]) => storedHash.split('$').slice(0, 4))
      const work = { calls: [...calls], hashed: hash.mock.calls.length, hashes }
      steps.push({ url, statusCode, answer, headers: rest, work })
      // Mails go out after the answer, at the next full second: whoever measures the answer learns nothing from them.
      const before = mails.length
      for (const task of tasks.splice(0)) await task()
      const sent = url === users.signUp.url ? mails.slice(before).map(({ to }) => to) : []
      expect(sent, url).toEqual(url === users.signUp.url && statusCode === 201 ? [address] : [])
    }
    return steps
  }
  const taken = await explore(email)
  const free = await explore('free@example.org')

  expect(free).toEqual(taken)
  expect(taken.map(({ statusCode }) => statusCode)).toEqual([201, 401, 401, 202, 201, 201, 429, 401])
  expect(taken[0]?.work).toEqual({ calls: ['outbox.add'], hashed: 1, hashes: [] })
  expect(taken[1]?.work.hashes).toHaveLength(1)
})

test('who reads the mail of a stranger’s signup cannot make the account, nor can the stranger without it', async () => {
  const { signUp, secret, confirm, logIn, post, mails, database } = await setup()
  await signUp({ username: 'Eve', password: STRANGERS })

  expect((await confirm(secret(), PASSWORD)).json()).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect((await logIn(STRANGERS)).statusCode).toBe(401)
  await post(account.forgotPassword.url, { email })
  expect(await database.users.count()).toBe(0)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('"Eve"')
})

test('a stranger’s signup does not undo the owner’s, and is worth nothing once the owner has confirmed', async () => {
  const { signUp, secret, confirm, logIn } = await setup()
  await signUp()
  const owners = secret()
  await signUp({ username: 'Eve', password: STRANGERS }, { remoteAddress: '198.51.100.9' })
  const strangers = secret()
  expect((await confirm(owners)).statusCode).toBe(201)

  expect((await confirm(strangers, STRANGERS)).json()).toMatchObject({ code: 'LINK_NOT_VALID' })
  expect((await logIn(STRANGERS)).statusCode).toBe(401)
  expect((await logIn()).statusCode).toBe(200)
})

test('a link works once and for a day; of two uses at once one wins', async () => {
  const { signUp, secret, confirm, post, clock, database } = await setup()
  await signUp()
  clock.time += DAY_MS
  expect((await confirm(secret())).json()).toMatchObject({ code: 'LINK_NOT_VALID' })
  expect(await database.pendingSignups.find(hashSecretText(secret()), 0)).toMatchObject({ email })
  await sweep(database, clock.time)
  expect(await database.pendingSignups.find(hashSecretText(secret()), 0)).toBeUndefined()

  await signUp()
  const token = secret()
  const answers = await Promise.all([confirm(token), confirm(token)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
  expect((await post(account.findSignup.url, { token })).json()).toMatchObject({ code: 'LINK_NOT_VALID' })
})

test('an account that came by another way in the meantime is not touched by the link', async () => {
  const { signUp, secret, confirm, database } = await setup()
  await signUp()
  const person = { email, username: 'First', dateOfBirth: ada.dob, passwordHash: 'a hash' }
  await database.users.create(person, [])

  expect((await confirm(secret())).json()).toMatchObject({ code: 'LINK_NOT_VALID' })
  expect(await database.users.findByEmail(email)).toMatchObject({ username: 'First', passwordHash: 'a hash' })
})

test('nobody’s mailbox is flooded, and a flood from one place keeps nobody else from signing up', async () => {
  const passwords = { hash: async () => 'a hash', verify: async () => false }
  const { signUp, mails, clock } = await setup({ passwords })
  const from = (remoteAddress: string) => signUp({}, { remoteAddress }).then(({ statusCode }) => statusCode)
  for (let turn = 0; turn < 3; turn++) expect(await from('203.0.113.1')).toBe(201)

  expect(await from('203.0.113.1')).toBe(429)
  expect(await from('203.0.113.2')).toBe(201)
  for (let place = 3; place < 30; place++) await from(`203.0.113.${place}`)
  expect(mails).toHaveLength(20)
  clock.time += 20 * MINUTE_MS
  expect(await from('203.0.113.1')).toBe(201)
})

test('a name that strangers choose puts no link into our mail', async () => {
  const { signUp, mails } = await setup()
  await signUp({ username: 'Win at https://evil.example/?x=1\nnow! 𝒽 é' })

  expect(mails[0]?.text).toContain('"Win at https···evil·example··x·1·now· 𝒽 é"')
})

/** The same database, with every call of a repository noted. */
function recordCalls(database: Database): { database: Database; calls: string[] } {
  const calls: string[] = []
  const recorded = new Proxy(database, {
    get(target, name: keyof Database) {
      const repository = target[name]
      if (typeof repository !== 'object') return repository
      return new Proxy(repository, {
        get(methods, method) {
          const call: unknown = Reflect.get(methods, method)
          if (typeof call !== 'function') return call
          return (...given: unknown[]) => {
            calls.push(`${name}.${String(method)}`)
            return call.apply(methods, given)
          }
        },
      })
    },
  })
  return { database: recorded, calls }
}
