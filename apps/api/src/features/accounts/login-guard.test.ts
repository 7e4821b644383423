import { DAY_MS, HOUR_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { createMemoryCounts } from '../../sharing/create-memory-counts.ts'
import { type Attempt, createLoginGuard } from './login-guard.ts'

const ada = { account: 'ada@example.org', network: '198.51.100.7/32', device: undefined }

function setup() {
  const clock = { time: 0 }
  const guard = createLoginGuard(createMemoryCounts({ now: () => clock.time }))
  /** Seconds to wait, or 0 when the attempt may go on; it then fails. */
  const fail = async (attempt: Attempt) => {
    try {
      await guard.begin(attempt)
      return 0
    } catch (error) {
      return (error as { retryAfterSeconds: number }).retryAfterSeconds
    }
  }
  /** The same for many attempts at the same moment. */
  const failAll = (count: number, toAttempt: (index: number) => Attempt) =>
    Promise.all(Array.from({ length: count }, (_, index) => fail(toAttempt(index))))
  return { clock, guard, fail, failAll }
}

test('five wrong attempts are free, then each doubles the wait up to a minute', async () => {
  const { clock, fail, failAll } = setup()
  expect(await failAll(5, () => ada)).toEqual([0, 0, 0, 0, 0])

  const waits: number[] = []
  for (let turn = 0; turn < 9; turn++) {
    const wait = await fail(ada)
    clock.time += wait * 1000
    expect(await fail(ada)).toBe(0)
    waits.push(wait)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
})

test('attempts at the same moment count before any of them is answered', async () => {
  const { failAll } = setup()

  expect((await failAll(1000, () => ada)).filter((wait) => wait === 0)).toHaveLength(5)
})

test('success forgets the failures of that place', async () => {
  const { fail, failAll, guard } = setup()
  for (let turn = 0; turn < 4; turn++) await fail(ada)
  await (await guard.begin(ada)).succeed()

  expect(await failAll(6, () => ada)).toEqual([0, 0, 0, 0, 0, 1])
})

test('an attempt that was never looked at does not count', async () => {
  const { guard, fail } = setup()
  for (let turn = 0; turn < 100; turn++) await (await guard.begin(ada)).forget()

  expect(await fail(ada)).toBe(0)
})

test('a clock that is set back makes nobody wait longer than a minute', async () => {
  const { clock, fail, failAll } = setup()
  clock.time = DAY_MS
  await failAll(40, () => ada)
  clock.time = 0

  expect(await fail(ada)).toBeLessThanOrEqual(60)
})

test('an hour later all is forgotten', async () => {
  const { clock, fail, failAll } = setup()
  for (let turn = 0; turn < 5; turn++) await fail(ada)
  clock.time += HOUR_MS

  expect(await failAll(5, () => ada)).toEqual([0, 0, 0, 0, 0])
})

test('a flood from a thousand places thins out, and the owner’s own browser is not slowed down at all', async () => {
  const { fail, failAll, guard } = setup()
  const flood = await failAll(1000, (index) => ({ ...ada, network: `203.0.${index}` }))
  expect(flood.filter((wait) => wait === 0)).toHaveLength(100)

  expect(await fail({ ...ada, device: 'the owner’s' })).toBe(0)
  await (await guard.begin({ ...ada, device: 'the owner’s' })).succeed()
})

test('a flood from a thousand places never makes anybody wait more than ten seconds', async () => {
  const { clock, fail } = setup()
  for (let index = 0; index < 400; index++) {
    await fail({ ...ada, network: `203.0.${index}` })
    clock.time += 11_000
  }
  clock.time -= 11_000

  expect(await fail({ ...ada, network: 'a place never seen' })).toBeLessThanOrEqual(10)
})

test('a person in a new place who mistypes twice is not slowed down by a flood from fifty places at the account', async () => {
  const { clock, fail, guard } = setup()
  for (let second = 0; second < 3600; second++) {
    for (let turn = 0; turn < 5; turn++) await fail({ ...ada, network: `203.0.${(second * 5 + turn) % 50}` })
    clock.time += 1000
  }

  expect([await fail(ada), await fail(ada)]).toEqual([0, 0])
  await (await guard.begin(ada)).succeed()
})

test('all places together make at most 400 guesses at one account at once, and 24 a minute from then on', async () => {
  const { clock, fail } = setup()
  let guesses = 0
  for (let second = 0; second < 600; second++) {
    for (let turn = 0; turn < 100; turn++) {
      if ((await fail({ ...ada, network: `198.18.${(second * 100 + turn) % 2500}` })) === 0) guesses += 1
    }
    clock.time += 1000
  }

  expect(guesses).toBeLessThanOrEqual(400 + 10 * 24)
})

test('whoever knows the password tries twenty codes from all places together, then one in five minutes', async () => {
  const { clock, guard } = setup()
  let turn = 0
  const tryCode = async () => (await guard.begin({ ...ada, network: `198.18.${turn++}` })).beginCode()
  for (let times = 0; times < 20; times++) await tryCode()

  await expect(tryCode()).rejects.toThrow('Please wait 300 s')
  await (await guard.begin({ ...ada, device: 'the owner’s' })).beginCode()
  clock.time += 300_000
  await tryCode()
  await expect(tryCode()).rejects.toThrow('Please wait')
})

test('codes that were right do not count', async () => {
  const { guard } = setup()
  for (let times = 0; times < 50; times++) {
    const counted = await guard.begin(ada)
    await counted.beginCode()
    await counted.succeed()
  }

  await (await guard.begin(ada)).beginCode()
})

test('a place stands one round further behind for every wrong attempt; a browser that is known stands in front', async () => {
  const { guard } = setup()
  const lagOf = async (attempt: Partial<Attempt>) => (await guard.begin({ ...ada, ...attempt })).lag
  expect(await Promise.all(['1', '2', '3'].map((account) => lagOf({ account })))).toEqual([1, 2, 3])

  expect(await lagOf({ account: 'another', network: 'a new place' })).toBe(1)
  expect(await lagOf({ device: 'the owner’s' })).toBe(0)
})

test('one address that tries many accounts is slowed down; another address is not', async () => {
  const { fail, failAll } = setup()
  const stuffing = await failAll(1000, (index) => ({ ...ada, account: `person ${index}` }))

  expect(stuffing.filter((wait) => wait === 0)).toHaveLength(600)
  expect(await fail({ ...ada, account: 'bob@example.org', network: '198.51.100.8/32' })).toBe(0)
})
