import { account, DAY_MS, gains, history, users, wallets } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { PASSWORD } from '../testing/create-browser.ts'
import { createProgram, createToken } from '../testing/create-program.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

async function setup() {
  const server = await buildTestApp()
  const ada = server.browser()
  await ada.enter('ada')
  await ada.api(users.addAddress, { body: { address } })
  const program = (secret: string) => createProgram(server.app, secret)
  const listTokens = async () => (await ada.api(account.listTokens, {})).tokens
  return { ...server, ada, program, listTokens }
}

test('a program reads with a token what its owner reads, and the secret is told once', async () => {
  const { ada, database, program, listTokens } = await setup()
  const { secret, ...token } = await createToken(ada, ['read:portfolio'], { name: ' backup ', days: 30 })
  expect(secret).toMatch(/^hodlwise_pat_[\w-]{43}$/)
  expect(token).toEqual({
    id: 1,
    name: 'backup',
    scopes: ['read:portfolio'],
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-01-31T00:00:00.000Z',
    lastUsedAt: null,
  })

  expect(await program(secret).api(users.fetchAddresses, {})).toMatchObject({ addresses: [address] })
  const everything = await ada.api(account.exportAccount, { body: { password: PASSWORD } })
  expect(everything.accessTokens).toMatchObject([{ name: 'backup' }])
  const user = await database.users.findByEmail('ada@example.org')
  const kept = JSON.stringify([
    everything,
    await listTokens(),
    await database.accessTokens.listOfUser(user?.id ?? ''),
  ])
  expect(kept).not.toContain(secret.slice(-20))
})

test('what a token was not made for is refused, with what it lacks', async () => {
  const { ada, program } = await setup()
  const reader = program((await createToken(ada, ['read:portfolio'])).secret)

  await expect(reader.api(history.listSparklines, { querystring: {} })).rejects.toMatchObject({
    code: 'TOKEN_NOT_ENOUGH',
    hint: 'It needs read:history.',
  })
  await expect(reader.api(account.getAccount, {})).rejects.toMatchObject({
    code: 'TOKEN_NOT_ENOUGH',
    hint: 'No access token may: this needs a login.',
  })
  await expect(reader.api(users.addAddress, { body: { address } })).rejects.toMatchObject({ status: 403 })
})

test('a token that writes adds and labels wallets, from no origin, and reads none of what they hold', async () => {
  const { ada, program } = await setup()
  const writer = program((await createToken(ada, ['write:wallets'])).secret)
  const added = `0x${'11'.repeat(20)}`
  await writer.api(users.addAddress, { body: { address: added } })
  await writer.api(wallets.updateWallet, { params: { address: added }, body: { label: 'Vault' } })

  const { wallets: tracked } = await ada.api(wallets.listWallets, {})
  expect(tracked.map(({ label }) => label)).toEqual([null, 'Vault'])
  await expect(writer.api(wallets.listWallets, {})).rejects.toMatchObject({ code: 'TOKEN_NOT_ENOUGH' })
})

test('a revoked token is refused at the very next call, a token that has ended from its moment on', async () => {
  const { ada, clock, program, listTokens } = await setup()
  const revoked = await createToken(ada, ['read:portfolio'], { days: null })
  const ending = await createToken(ada, ['read:portfolio'], { days: 7 })
  const [first, second] = [program(revoked.secret), program(ending.secret)]
  for (const { api } of [first, second]) await api(users.fetchAddresses, {})

  await ada.api(account.revokeToken, { params: { id: revoked.id } })
  await expect(first.api(users.fetchAddresses, {})).rejects.toMatchObject({ code: 'TOKEN_NOT_VALID' })
  expect((await listTokens()).map(({ id }) => id)).toEqual([ending.id])

  clock.time += 7 * DAY_MS - 1
  await second.api(users.fetchAddresses, {})
  clock.time += 1
  await expect(second.api(users.fetchAddresses, {})).rejects.toMatchObject({ code: 'TOKEN_NOT_VALID' })
  await ada.api(account.refreshSession, {})
  expect(await listTokens()).toEqual([])
})

test('the last use is noted to the minute', async () => {
  const { ada, app, clock, program, listTokens } = await setup()
  const { api } = program((await createToken(ada, ['read:portfolio'])).secret)
  const lastUse = async () => {
    await api(users.fetchAddresses, {})
    await app.settled()
    return (await listTokens())[0]?.lastUsedAt
  }
  clock.time += 90_000
  expect(await lastUse()).toBe('2026-01-01T00:01:00.000Z')
  clock.time += 29_999
  expect(await lastUse()).toBe('2026-01-01T00:01:00.000Z')
  clock.time += 1
  expect(await lastUse()).toBe('2026-01-01T00:02:00.000Z')
})

test('a token that is shown decides, whatever cookies come with it; another scheme is none of ours', async () => {
  const { ada, browser, program } = await setup()
  const bob = browser()
  await bob.enter('bob')
  const { secret } = await createToken(ada, ['read:portfolio'])
  const url = '/api/users/fetch-addresses'
  const ask = async (authorization: string) => bob.send({ method: 'GET', url, headers: { authorization } })

  // Bob's cookies have been answered before, so that an answer stands ready for them.
  for (const _ of [1, 2]) expect((await bob.send({ method: 'GET', url })).json().addresses).toEqual([])
  expect((await ask(`Bearer ${secret}`)).json().addresses).toEqual([address])
  expect((await ask(`bearer  ${secret}`)).json().addresses).toEqual([address])
  expect((await ask('Basic Ym9iOmJvYg==')).json().addresses).toEqual([])
  for (const forged of ['x', `hodlwise_pat_${'A'.repeat(43)}`, secret.slice(0, -1)]) {
    expect((await ask(`Bearer ${forged}`)).json()).toMatchObject({ success: false, code: 'TOKEN_NOT_VALID' })
  }
  expect((await program(secret).send({ method: 'GET', url, headers: { cookie: '' } })).statusCode).toBe(200)
})

test('an answer that is kept ready for a session is not given to a token that may not have it', async () => {
  const { ada, program } = await setup()
  const { secret } = await createToken(ada, ['read:history'])
  const url = `/api/portfolio/${address}/tokens`
  const cookie = [...ada.cookies].map((pair) => pair.join('=')).join('; ')
  for (const _ of [1, 2]) expect((await ada.send({ method: 'GET', url })).statusCode).toBe(200)

  const answer = await program(secret).send({ method: 'GET', url, headers: { cookie } })
  expect(answer.json()).toMatchObject({ code: 'TOKEN_NOT_ENOUGH' })
})

test('a page of another site gains nothing by a token, and one that has ended opens what is open to all', async () => {
  const { ada, program } = await setup()
  const { send } = program((await createToken(ada, ['write:wallets'])).secret)
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const payload = { address: `0x${'22'.repeat(20)}` }
  const answer = await send({ method: 'PATCH', url: '/api/users/add-address', payload, headers: foreign })
  expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' })
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()

  const forged = program('hodlwise_pat_forged')
  expect((await forged.send({ method: 'GET', url: '/api/market/top' })).statusCode).toBe(200)
  const message = { name: 'Ada', email: 'ada@example.org', message: 'A question of some length' }
  expect((await forged.send({ method: 'POST', url: '/api/contact', payload: message })).statusCode).toBe(201)
})

test('what a program uses up is used up for its owner’s other tokens too, and for nobody else', async () => {
  const { ada, browser, program } = await setup()
  const bob = browser()
  await bob.enter('bob')
  const [one, other, bobs] = [
    program((await createToken(ada, ['write:wallets'])).secret),
    program((await createToken(ada, ['write:wallets'])).secret),
    program((await createToken(bob, ['write:wallets'])).secret),
  ]
  const url = `/api/portfolio/wallets/${address}`
  const label = async ({ send }: typeof one) =>
    (await send({ method: 'PATCH', url, payload: { label: 'x' } })).statusCode
  const statuses = await Promise.all(Array.from({ length: 301 }, () => label(one)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect([await label(other), await label(bobs)]).toEqual([429, 404])
})

test('creating one asks for the password, and is told to the person; so is revoking', async () => {
  const { ada, app, mails } = await setup()
  const body = {
    name: 'x <b>',
    scopes: ['read:portfolio' as const],
    days: 7 as const,
    password: 'Wrong-Horse-7',
  }
  await expect(ada.api(account.createToken, { body })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  const { id } = await ada.api(account.createToken, { body: { ...body, password: PASSWORD } })
  await ada.api(account.revokeToken, { params: { id } })
  await app.settled()

  const { events } = await ada.api(account.listEvents, {})
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['token-created', 'token-revoked', 'password-wrong']),
  )
  expect(mails).toMatchObject([{ to: 'ada@example.org', subject: 'An access token was created' }])
  expect(mails[0]?.text).toContain('"x ·b·"')
})

test('nobody sees or revokes another person’s token', async () => {
  const { ada, browser, program } = await setup()
  const eve = browser()
  await eve.enter('eve')
  const { id, secret } = await createToken(ada, ['read:portfolio'])

  expect((await eve.api(account.listTokens, {})).tokens).toEqual([])
  await expect(eve.api(account.revokeToken, { params: { id } })).rejects.toMatchObject({ status: 404 })
  await program(secret).api(users.fetchAddresses, {})
})

test('a new password revokes every token of the person, and so does the end of the account', async () => {
  const { ada, browser, program, listTokens } = await setup()
  const bob = browser()
  await bob.enter('bob')
  const bobs = program((await createToken(bob, ['read:portfolio'])).secret)
  const before = program((await createToken(ada, ['read:portfolio'])).secret)
  await before.api(users.fetchAddresses, {})
  const newPassword = 'Other-Horse-8'
  await ada.api(account.changePassword, { body: { password: PASSWORD, newPassword } })
  await expect(before.api(users.fetchAddresses, {})).rejects.toMatchObject({ code: 'TOKEN_NOT_VALID' })
  expect(await listTokens()).toEqual([])

  const made = { name: 'x', scopes: ['read:history' as const], days: null, password: newPassword }
  const last = program((await ada.api(account.createToken, { body: made })).secret)
  await last.api(gains.listGainOverrides, {})
  await ada.api(account.deleteAccount, { body: { password: newPassword } })
  await expect(last.api(gains.listGainOverrides, {})).rejects.toMatchObject({ code: 'TOKEN_NOT_VALID' })
  await bobs.api(users.fetchAddresses, {})
})

test('a person has fifty tokens at most, and what a token may do is one of what there is', async () => {
  const { ada, database } = await setup()
  const user = await database.users.findByEmail('ada@example.org')
  const token = { userId: user?.id ?? '', name: 'x', scopes: [], createdAt: 0, expiresAt: null }
  for (let turn = 0; turn < 50; turn++) await database.accessTokens.create({ ...token, hash: `${turn}` }, 50)
  await expect(createToken(ada, ['read:portfolio'])).rejects.toMatchObject({ code: 'TOO_MANY_TOKENS' })

  const wrong = { name: 'x', days: 30, password: PASSWORD }
  for (const fields of [
    { scopes: [] },
    { scopes: ['write:account'] },
    { scopes: ['read:portfolio'], days: 31 },
  ]) {
    const payload = { ...wrong, ...fields }
    expect((await ada.send({ method: 'POST', url: '/api/account/tokens', payload })).statusCode).toBe(400)
  }
})
