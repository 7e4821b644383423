import { account, admin, gains, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { PASSWORD } from '../../testing/create-browser.ts'

const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const email = 'ada@example.org'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function setup() {
  const server = await buildTestApp()
  const one = server.browser()
  await one.enter('ada')
  const secret = () => /#([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
  return { ...server, one, secret }
}

async function enterWith(
  send: ReturnType<Awaited<ReturnType<typeof setup>>['browser']>['send'],
  agent: string,
) {
  const payload = { email, password: PASSWORD }
  await send({ method: 'POST', url: '/api/users/login', payload, headers: { 'user-agent': agent } })
}

test('one sees one’s sessions with device and last use, ends one, or all others', async () => {
  const { one, browser, clock } = await setup()
  const [phone, tablet] = [browser(), browser()]
  clock.time += 60_000
  await enterWith(phone.send, firefox)
  await enterWith(tablet.send, '<img src=x onerror=alert(1)>')
  const { sessions } = await one.api(account.listSessions, {})
  expect(sessions.map(({ device, current }) => [device, current])).toEqual(
    expect.arrayContaining([
      ['Firefox on Linux', false],
      ['', false],
      ['', true],
    ]),
  )

  const phones = sessions.find(({ device }) => device !== '')
  await one.api(account.endSession, { params: { id: phones?.id ?? '' } })
  await expect(phone.api(users.getDashboard, {})).rejects.toMatchObject({ status: 401 })
  await tablet.api(users.getDashboard, {})
  await one.api(account.endOtherSessions, {})
  await expect(tablet.api(users.getDashboard, {})).rejects.toMatchObject({ status: 401 })
  expect((await one.api(account.listSessions, {})).sessions).toHaveLength(1)
})

test('nobody ends or sees another person’s session', async () => {
  const { one, browser } = await setup()
  const eve = browser()
  await eve.enter('eve')
  const [mine] = (await one.api(account.listSessions, {})).sessions

  await expect(eve.api(account.endSession, { params: { id: mine?.id ?? '' } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await eve.api(account.listSessions, {})).sessions.map(({ id }) => id)).not.toContain(mine?.id)
  await one.api(users.getDashboard, {})
})

test('a new address counts once its link was opened; the old one is told, other sessions end', async () => {
  const { one, browser, app, mails, secret } = await setup()
  const phone = browser()
  await phone.api(users.logIn, { body: { email, password: PASSWORD } })
  await one.api(account.askEmailChange, { body: { password: PASSWORD, email: 'Countess@Example.org' } })
  await app.settled()
  expect(await one.api(account.getAccount, {})).toMatchObject({
    email,
    pendingEmail: 'countess@example.org',
  })
  expect(mails.at(-1)?.to).toBe('countess@example.org')

  const token = secret()
  await one.api(account.confirmEmail, { body: { token } })
  await app.settled()
  expect(mails.at(-1)).toMatchObject({ to: email, subject: 'Your email address was changed' })
  expect(await one.api(account.getAccount, {})).toMatchObject({
    email: 'countess@example.org',
    emailProven: true,
  })
  await expect(phone.api(users.getDashboard, {})).rejects.toMatchObject({ status: 401 })
  await expect(one.api(account.confirmEmail, { body: { token } })).rejects.toMatchObject({
    code: 'LINK_NOT_VALID',
  })
})

test('asking for an address that has an account answers the same, and only its owner learns of it', async () => {
  const { one, browser, app, mails } = await setup()
  await browser().enter('bob')
  const ask = async (address: string) => {
    const payload = { password: PASSWORD, email: address }
    const answer = await one.send({ method: 'POST', url: '/api/account/email', payload })
    expect((await one.api(account.getAccount, {})).pendingEmail).toBe(address)
    return answer
  }
  const [taken, free] = [await ask('bob@example.org'), await ask('new@example.org')]
  await app.settled()

  expect(taken.statusCode).toBe(free.statusCode)
  expect(taken.body.replace('bob@', 'new@')).toBe(free.body)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      ['bob@example.org', 'This address already has an account'],
      ['new@example.org', 'Confirm your new email address'],
    ]),
  )
})

test('an account fills no stranger’s mailbox by changing its own address', async () => {
  const { one, app, mails } = await setup()
  const ask = async (address: string) => {
    const payload = { password: PASSWORD, email: address }
    return (await one.send({ method: 'POST', url: '/api/account/email', payload })).statusCode
  }
  const toOne: number[] = []
  for (let turn = 0; turn < 5; turn++) toOne.push(await ask('stranger@example.org'))
  const toMany: number[] = []
  for (let turn = 0; turn < 10; turn++) toMany.push(await ask(`stranger${turn}@example.org`))
  await app.settled()

  expect(toOne).toEqual([202, 202, 202, 429, 429])
  expect(toMany).toEqual([...Array(7).fill(202), 429, 429, 429])
  expect(mails).toHaveLength(8)
})

test('a link for one purpose is worth nothing for the other', async () => {
  const { one, app, secret } = await setup()
  await one.api(account.forgotPassword, { body: { email } })
  await app.settled()

  await expect(one.api(account.confirmEmail, { body: { token: secret() } })).rejects.toMatchObject({
    code: 'LINK_NOT_VALID',
  })
})

test('the export holds what is kept about the person and no secret', async () => {
  const { app, one } = await setup()
  await app.settled()
  await one.api(users.addAddress, { body: { address: wallet } })
  await one.api(account.askEmailChange, { body: { password: PASSWORD, email: 'countess@example.org' } })
  const exchange = `0x${'e1'.repeat(20)}`
  await one.api(gains.setOwnAddress, { body: { chainId: 1, address: exchange, note: 'My exchange' } })
  const everything = await one.api(account.exportAccount, { body: { password: PASSWORD } })

  expect(everything).toMatchObject({
    account: {
      username: 'ada',
      email,
      dob: '1990-05-05',
      role: 'user',
      emailProven: false,
      pendingEmail: 'countess@example.org',
      secondFactor: false,
    },
    wallets: [{ address: wallet }],
    verdicts: [],
    gainOverrides: [{ what: 'own-address', subject: `1:${exchange}`, note: 'My exchange' }],
    sessions: [{ current: true }],
    accessTokens: [],
  })
  expect(everything.securityEvents.map(({ kind }) => kind).sort()).toEqual([
    'email-change-asked',
    'exported',
    'logged-in',
    'signed-up',
  ])
  expect(JSON.stringify(everything)).not.toMatch(/argon2|password_?hash|refreshHash/i)
  const { method, url } = account.exportAccount
  const file = await one.send({ method, url, payload: { password: PASSWORD } })
  expect(file.headers['content-disposition']).toBe('attachment; filename="hodlwise-account.json"')
})

test('a deleted account is gone with its wallets and sessions, and its address is free again', async () => {
  const { app, one, browser, database } = await setup()
  await one.api(users.addAddress, { body: { address: wallet } })
  const user = await database.users.findByEmail(email)
  const kept = new Map(one.cookies)
  await expect(one.api(account.deleteAccount, { body: { password: 'Wrong-Horse-7' } })).rejects.toMatchObject(
    { code: 'WRONG_PASSWORD' },
  )
  await one.api(account.deleteAccount, { body: { password: PASSWORD } })

  for (const [name, value] of kept) one.cookies.set(name, value)
  await expect(one.api(users.getDashboard, {})).rejects.toMatchObject({ status: 401 })
  expect(await database.wallets.list(user?.id ?? '')).toEqual([])
  const again = browser()
  await again.enter('ada')
  expect((await again.api(users.fetchAddresses, {})).addresses).toEqual([])
  await app.settled()
  const { events } = await again.api(account.listEvents, {})
  expect(events.map(({ kind }) => kind).sort()).toEqual(['logged-in', 'signed-up'])
})

test('one reads what happened to one’s own account; admins read what happened to all', async () => {
  const { one, browser, database, app } = await setup()
  const eve = browser()
  await eve.enter('eve')
  const wrong = { email, password: 'Wrong-Horse-7' }
  await eve.send({
    method: 'POST',
    url: '/api/users/login',
    payload: wrong,
    headers: { 'user-agent': firefox },
    remoteAddress: '203.0.113.77',
  })
  await app.settled()
  const [event] = (await one.api(account.listEvents, {})).events
  expect(event).toMatchObject({ kind: 'login-failed', device: 'Firefox on Linux', network: '203.0.113.0/24' })
  expect((await eve.api(account.listEvents, {})).events.map(({ kind }) => kind)).not.toContain('login-failed')

  const user = await database.users.findByEmail(email)
  await database.users.setRole(user?.id ?? '', 'admin')
  const { events } = await one.api(account.listAllEvents, {})
  expect(events[0]).toMatchObject({ kind: 'role-changed', userId: user?.id })
  expect(new Set(events.map(({ userId }) => userId)).size).toBe(2)
})

test('a role that was taken back is gone at the next call', async () => {
  const { one, database } = await setup()
  const user = await database.users.findByEmail(email)
  await database.users.setRole(user?.id ?? '', 'admin')
  await one.api(account.listAllEvents, {})
  await database.users.setRole(user?.id ?? '', 'user')

  await expect(one.api(account.listAllEvents, {})).rejects.toMatchObject({ status: 403 })
})

test('an admin ends every session of a person, which both find written down', async () => {
  const { one, browser, database } = await setup()
  const [ada, eve] = [await database.users.findByEmail(email), browser()]
  await eve.enter('eve')
  const phone = browser()
  await phone.api(users.logIn, { body: { email, password: PASSWORD } })
  const end = (id = '') => eve.api(admin.endSessions, { params: { id } })
  await expect(end(ada?.id)).rejects.toMatchObject({ status: 403 })
  await one.api(users.getDashboard, {})

  const admins = await database.users.findByEmail('eve@example.org')
  await database.users.setRole(admins?.id ?? '', 'admin')
  await end(ada?.id)
  for (const { api } of [one, phone]) {
    await expect(api(users.getDashboard, {})).rejects.toMatchObject({ status: 401 })
    await expect(api(account.refreshSession, {})).rejects.toMatchObject({ status: 401 })
  }
  await end(admins?.id)
  const kinds = (await eve.api(account.listEvents, {})).events.map(({ kind }) => kind)
  expect(kinds).toContain('ended-sessions-of-other')
  await one.api(users.logIn, { body: { email, password: PASSWORD } })
  const { events } = await one.api(account.listEvents, {})
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'sessions-ended-by-admin', device: '', network: '' }),
  )
})
