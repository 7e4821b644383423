import { verify } from '@node-rs/argon2'
import { account, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { createPasswords } from '../features/accounts/passwords.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { PASSWORD } from '../testing/create-browser.ts'
import { createFakeChain } from '../testing/fake-chain.ts'

const wallet = '0x1111111111111111111111111111111111111111' as const
const email = 'ada@example.org'

/** Something that is waited for until it is let go. */
function createGate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  return {
    open,
    reached,
    async pass() {
      reach()
      await opened
    },
  }
}

/** A person, and a gate at which the next look at a password is held up. */
async function setup() {
  let gate: ReturnType<typeof createGate> | undefined
  const passwords = await createPasswords({
    // One that is held up must not hold up the other, whatever the machine.
    atOnce: 2,
    async check({ storedHash, password }) {
      const held = gate
      gate = undefined
      const matches = await verify(storedHash, password)
      await held?.pass()
      return matches
    },
  })
  const server = await buildTestApp({ passwords })
  const ada = server.browser()
  await ada.enter('ada')
  const hold = () => {
    gate = createGate()
    return gate
  }
  const logIn = (password = PASSWORD) =>
    server.browser().send({ method: 'POST', url: '/api/users/login', payload: { email, password } })
  return { ...server, ada, hold, logIn }
}

test('an old password that is being looked at while it is changed opens nothing any more', async () => {
  const { ada, hold, logIn } = await setup()
  const gate = hold()
  const login = logIn()
  await gate.reached
  await ada.api(account.changePassword, { body: { password: PASSWORD, newPassword: 'Another-Horse-8' } })
  gate.open()

  expect((await login).statusCode).toBe(401)
  expect((await ada.api(account.listSessions, {})).sessions).toHaveLength(1)
})

test('of two changes of a password at the same moment one counts', async () => {
  const { ada, logIn } = await setup()
  const change = (newPassword: string) =>
    ada.send({ method: 'POST', url: '/api/account/password', payload: { password: PASSWORD, newPassword } })
  const [first, second] = await Promise.all([change('Another-Horse-8'), change('Third-Horse-9')])

  expect([first.statusCode, second.statusCode].sort()).toEqual([200, 403])
  const logins = await Promise.all([logIn('Another-Horse-8'), logIn('Third-Horse-9')])
  expect(logins.map(({ statusCode }) => statusCode)).toEqual(
    first.statusCode === 200 ? [200, 401] : [401, 200],
  )
})

test('a login while the account is deleted is refused like any other that is wrong', async () => {
  const { ada, hold, logIn } = await setup()
  const gate = hold()
  const login = logIn()
  await gate.reached
  await ada.api(account.deleteAccount, { body: { password: PASSWORD } })
  gate.open()

  expect((await login).statusCode).toBe(401)
})

test.for([
  ['POST', '/api/account/second-factor', { password: PASSWORD }],
  ['POST', '/api/account/password', { password: PASSWORD, newPassword: 'Another-Horse-8' }],
  ['POST', '/api/account/email', { password: PASSWORD, email: 'new@example.org' }],
  ['POST', '/api/account/export', { password: PASSWORD }],
  ['POST', '/api/account/delete', { password: PASSWORD }],
] as const)(
  '%s %s while the account is deleted elsewhere is refused, not a fault of ours',
  async ([method, url, payload]) => {
    const { app, ada, browser, hold } = await setup()
    const elsewhere = browser()
    await elsewhere.api(users.logIn, { body: { email, password: PASSWORD } })
    const gate = hold()
    const call = ada.send({ method, url, payload })
    await gate.reached
    await elsewhere.api(account.deleteAccount, { body: { password: PASSWORD } })
    gate.open()

    expect((await call).statusCode).toBeGreaterThanOrEqual(400)
    expect((await call).statusCode).toBeLessThan(404)
    await app.settled()
  },
)

test.for([
  ['PATCH', '/api/users/add-address', { address: 'ada.eth' }],
  ['POST', '/api/portfolio/import', { text: 'ada.eth' }],
] as const)(
  '%s %s that waits for a name while the account is deleted is refused',
  async ([method, url, payload]) => {
    const gate = createGate()
    const chain = createFakeChain()
    const slow = {
      ...chain,
      async resolveName() {
        await gate.pass()
        return wallet
      },
    } as const
    const { browser } = await buildTestApp({ chain: slow })
    const ada = browser()
    await ada.enter('ada')
    const call = ada.send({ method, url, payload })
    await gate.reached
    await ada.send({ method: 'POST', url: '/api/account/delete', payload: { password: PASSWORD } })
    gate.open()

    expect((await call).statusCode).toBe(401)
  },
)
