import { users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { createPasswords } from '../features/accounts/passwords.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { PASSWORD } from '../testing/create-browser.ts'

/** A bounded number with every test run; `ATTACK_LOGINS=10000` for the long one. */
const ATTEMPTS = Number(process.env.ATTACK_LOGINS ?? 1_000)
const AT_ONCE = 50

async function attack(target: (turn: number) => { email: string; remoteAddress: string }) {
  const { browser, app } = await buildTestApp()
  const owner = browser()
  const other = browser()
  await owner.enter('ada')
  await other.enter('bob')
  const attacker = browser()
  const statuses = new Map<number, number>()
  let turn = 0

  async function attackOnAndOn() {
    while (turn < ATTEMPTS) {
      const { email, remoteAddress } = target(turn++)
      const { statusCode } = await attacker.send({
        method: 'POST',
        url: '/api/users/login',
        payload: { email, password: `Wrong-Horse-${turn}` },
        remoteAddress,
      })
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
  }
  const flood = Promise.all(Array.from({ length: AT_ONCE }, attackOnAndOn))
  const waits: number[] = []
  // Each of these logins is let in, or the test fails here.
  for (const person of ['bob', 'ada', 'bob', 'ada']) {
    const one = person === 'ada' ? owner : other
    const before = performance.now()
    await one.api(users.logIn, { body: { email: `${person}@example.org`, password: PASSWORD } })
    waits.push(performance.now() - before)
  }
  await flood
  await app.settled()
  return { statuses, longestWait: Math.max(...waits), attacker, owner }
}

const report = (name: string, { statuses, longestWait }: Awaited<ReturnType<typeof attack>>) => {
  if (ATTEMPTS > 1_000) {
    const counts = JSON.stringify([...statuses].sort())
    process.stdout.write(
      `${name}: ${ATTEMPTS} attempts ${counts}, longest login beside it ${Math.round(longestWait)} ms\n`,
    )
  }
}

test('a flood of guesses at one account gets nowhere, costs next to nothing, and its owner logs in meanwhile', {
  timeout: 600_000,
}, async () => {
  const result = await attack(() => ({ email: 'ada@example.org', remoteAddress: '203.0.113.5' }))
  report('one account, one address', result)

  expect(result.statuses.get(200)).toBeUndefined()
  expect(result.statuses.get(401)).toBeLessThan(20)
  expect(result.attacker.cookies.size).toBe(0)
})

test('a flood of guesses at many accounts from one address is cut off, and others log in meanwhile', {
  timeout: 600_000,
}, async () => {
  const result = await attack((turn) => ({
    email: `person${turn}@example.org`,
    remoteAddress: '203.0.113.5',
  }))
  report('many accounts, one address', result)

  expect(result.statuses.get(200)).toBeUndefined()
  expect(result.statuses.get(401)).toBeLessThanOrEqual(600)
})

test('a flood of guesses at one account from many addresses is cut off, and its owner logs in meanwhile', {
  timeout: 600_000,
}, async () => {
  const result = await attack((turn) => ({
    email: 'ada@example.org',
    remoteAddress: `198.18.${Math.floor(turn / 250) % 250}.${turn % 250}`,
  }))
  report('one account, many addresses', result)

  expect(result.statuses.get(200)).toBeUndefined()
  expect(result.statuses.get(401)).toBeLessThan(120)
})

test('a login from another address waits for one guess of a flood, not for all of them', async () => {
  const looked: string[] = []
  const passwords = await createPasswords({
    check: async ({ password }) => {
      looked.push(password)
      await new Promise(setImmediate)
      return password === PASSWORD
    },
  })
  const { browser } = await buildTestApp({ passwords })
  await browser().signUp('bob')
  const logIn = (email: string, password: string, remoteAddress: string) =>
    browser().send({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password },
      remoteAddress,
    })
  const flood = Array.from({ length: 90 }, (_, turn) =>
    logIn(`person${turn}@example.org`, `Guess-${turn}`, '203.0.113.5'),
  )
  const login = await logIn('bob@example.org', PASSWORD, '198.51.100.7')
  await Promise.all(flood)

  expect(login.statusCode).toBe(200)
  expect(looked).toHaveLength(91)
  expect(looked.indexOf(PASSWORD)).toBeLessThan(20)
})

test('the owner of an account that fifty places guess at logs in from a new place, by the second try after a slip too', async () => {
  const passwords = await createPasswords({ check: async ({ password }) => password === PASSWORD })
  const { browser } = await buildTestApp({ passwords })
  await browser().enter('ada')
  const logIn = async (password: string, remoteAddress: string) => {
    const payload = { email: 'ada@example.org', password }
    const request = { method: 'POST', url: '/api/users/login', payload, remoteAddress } as const
    return (await browser().send(request)).statusCode
  }
  const guess = (turn: number) => logIn(`Guess-${turn}`, `198.18.0.${turn % 50}`)
  const guesses = await Promise.all(Array.from({ length: 1000 }, (_, turn) => guess(turn)))

  expect(guesses.filter((status) => status === 401).length).toBeLessThanOrEqual(250)
  expect(await logIn('Slip-1', '198.51.100.7')).toBe(401)
  expect(await logIn(PASSWORD, '198.51.100.7')).toBe(200)
})
