import { verify } from '@node-rs/argon2'
import { account, MINUTE_MS, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp, type TestAppOptions } from '../../testing/build-test-app.ts'
import { PASSWORD } from '../../testing/create-browser.ts'
import { createPasswords } from './passwords.ts'

const email = 'ada@example.org'
const NEW = 'Another-Horse-8'

async function setup(options: TestAppOptions = {}) {
  const server = await buildTestApp(options)
  const browser = server.browser()
  await browser.enter('ada')
  /** The secret of the newest link that was mailed. */
  const secret = () => /#([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? 'none'
  const forget = async (address = email) => {
    await server.browser().api(account.forgotPassword, { body: { email: address } })
    await server.app.settled()
  }
  const reset = (token: string, password = NEW) =>
    server.browser().send({
      method: 'POST',
      url: '/api/account/reset-password',
      payload: { token, password },
    })
  const logIn = (password: string) => server.browser().api(users.logIn, { body: { email, password } })
  return { ...server, one: browser, secret, forget, reset, logIn }
}

test('the mailed link sets a new password once, and ends every session', async () => {
  const { one, mails, secret, forget, reset, logIn, app } = await setup()
  await forget()
  expect(mails).toEqual([expect.objectContaining({ to: email, subject: 'Set a new password' })])
  expect(mails[0]?.text).toMatch(/^http:\/\/localhost:3000\/reset-password#[\w-]{32}$/m)
  const link = secret()

  expect((await reset(link)).statusCode).toBe(200)
  await expect(one.api(users.getDashboard, {})).rejects.toMatchObject({ status: 401 })
  await expect(logIn(PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  await logIn(NEW)
  expect((await reset(link, 'Third-Horse-9')).json()).toMatchObject({ code: 'LINK_NOT_VALID' })
  await app.settled()
  expect(mails.at(-1)?.subject).toBe('Your password was changed')
})

test('a link lasts half an hour, whoever asks for another one meanwhile; using one ends all', async () => {
  const { clock, secret, forget, reset } = await setup()
  await forget()
  const first = secret()
  clock.time += 3 * MINUTE_MS
  await forget()
  const second = secret()
  clock.time += 26 * MINUTE_MS
  await forget()
  const third = secret()
  expect(new Set([first, second, third]).size).toBe(3)
  clock.time += MINUTE_MS

  expect((await reset(first)).statusCode).toBe(400)
  expect((await reset(second)).statusCode).toBe(200)
  expect((await reset(third, 'Third-Horse-9')).statusCode).toBe(400)
})

test('a stranger who asks for hours fills no mailbox, and a link in it is always good for a while', async () => {
  const { clock, secret, forget, reset, mails } = await setup()
  // What is counted of the first hour is forgotten by the third.
  for (let minute = 0; minute < 4 * 60; minute++) {
    await forget()
    clock.time += MINUTE_MS
  }
  expect(mails.length).toBeLessThan(34)
  clock.time += 19 * MINUTE_MS

  expect((await reset(secret())).statusCode).toBe(200)
})

test('a refused password does not cost the link; of two uses at once one wins', async () => {
  const { secret, forget, reset } = await setup()
  await forget()
  expect((await reset(secret(), 'Password123')).json()).toMatchObject({ code: 'PASSWORD_COMMON' })
  const answers = await Promise.all([reset(secret()), reset(secret(), 'Third-Horse-9')])

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

test('whoever set a new password by the link logs in at once, however many guess at the account', async () => {
  const passwords = await createPasswords({
    // A hundred guesses without the work that each of them is.
    check: async ({ storedHash, password }) => !password.startsWith('Wrong') && verify(storedHash, password),
  })
  const { browser, secret, forget } = await setup({ passwords })
  const flood = browser()
  const guess = (turn: number) =>
    flood.send({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password: 'Wrong-Horse-7' },
      remoteAddress: `198.18.0.${turn}`,
    })
  for (let turn = 0; turn < 100; turn++) await guess(turn)
  const { api } = browser()
  await expect(api(users.logIn, { body: { email, password: PASSWORD } })).rejects.toMatchObject({
    status: 429,
  })

  await forget()
  await api(account.resetPassword, { body: { token: secret(), password: NEW } })
  await api(users.logIn, { body: { email, password: NEW } })
})

test('the answer is the same whether or not the address has an account, and nobody’s mailbox is flooded', async () => {
  const { browser, app, mails } = await setup()
  const ask = (address: string) =>
    browser().send({ method: 'POST', url: '/api/account/forgot-password', payload: { email: address } })
  const [known, unknown] = [await ask(email), await ask('nobody@example.org')]
  for (let turn = 0; turn < 5; turn++) await ask(email.toUpperCase())
  await app.settled()

  expect(unknown.statusCode).toBe(known.statusCode)
  expect(unknown.body).toBe(known.body)
  const { date: _, ...headers } = known.headers
  expect(unknown.headers).toMatchObject(headers)
  expect(mails.map(({ to }) => to)).toEqual([email])
})

test('the table of links opens no account', async () => {
  const { secret, forget, reset, database, clock } = await setup()
  await forget()
  const user = await database.users.findByEmail(email)
  const [stored] = await database.mailedLinks.listOfUser(user?.id ?? '', 'reset-password', clock.time)

  expect(stored?.id).not.toBe(secret())
  expect((await reset(stored?.id ?? '')).statusCode).toBe(400)
})

test('a changed password asks for the old one, ends other sessions and keeps this one', async () => {
  const { one, browser, logIn, mails, app } = await setup()
  const phone = browser()
  await phone.api(users.logIn, { body: { email, password: PASSWORD } })
  const kept = new Map(one.cookies)
  const change = (password: string, newPassword = NEW) =>
    one.api(account.changePassword, { body: { password, newPassword } })

  await expect(change('Wrong-Horse-7')).rejects.toMatchObject({ status: 403, code: 'WRONG_PASSWORD' })
  await expect(change(PASSWORD, 'Qwerty123')).rejects.toMatchObject({ code: 'PASSWORD_COMMON' })
  await change(PASSWORD)

  await one.api(users.getDashboard, {})
  await expect(phone.api(users.getDashboard, {})).rejects.toMatchObject({ status: 401 })
  await expect(logIn(PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  for (const [name, value] of kept) one.cookies.set(name, value)
  await expect(one.api(users.getDashboard, {})).rejects.toMatchObject({ status: 401 })
  await app.settled()
  expect(mails.at(-1)).toMatchObject({ to: email, subject: 'Your password was changed' })
})

test('guessing the password on the account page is slowed down like at the login', async () => {
  const { one } = await setup()
  const guess = () => one.api(account.exportAccount, { body: { password: 'Wrong-Horse-7' } })
  for (let turn = 0; turn < 5; turn++) await expect(guess()).rejects.toMatchObject({ status: 403 })

  await expect(guess()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
})

test.for(['Password1', 'Passw0rd', 'PASSWORd123', 'Qwerty123'])(
  'the common password %s is refused at signup with a sentence',
  async (password) => {
    const { send } = (await buildTestApp()).browser()
    const body = { username: 'Ada', email, dob: '1990-12-10', password, addressesToTrack: [] }
    const answer = await send({ method: 'POST', url: '/api/users/signup', payload: body })

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, code: 'PASSWORD_COMMON' })
  },
)
