import { expect, test } from 'vitest'
import { createLoginGuard } from './login-guard.ts'

const ada = { account: 'ada@example.org', network: '198.51.100.7/32', device: undefined }

function setup() {
  const clock = { time: 0 }
  const guard = createLoginGuard({ now: () => clock.time })
  /** Seconds to wait, or 0 when the attempt may go on; it then fails. */
  const fail = (attempt: Parameters<typeof guard.begin>[0]) => {
    try {
      guard.begin(attempt)
      return 0
    } catch (error) {
      return (error as { retryAfterSeconds: number }).retryAfterSeconds
    }
  }
  return { clock, guard, fail }
}

test('five wrong attempts are free, then each doubles the wait up to a minute', () => {
  const { clock, fail } = setup()
  expect(Array.from({ length: 5 }, () => fail(ada))).toEqual([0, 0, 0, 0, 0])

  const waits = Array.from({ length: 9 }, () => {
    const wait = fail(ada)
    clock.time += wait * 1000
    expect(fail(ada)).toBe(0)
    return wait
  })
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
})

test('attempts at the same moment count before any of them is answered', () => {
  const { fail } = setup()

  expect(Array.from({ length: 1000 }, () => fail(ada)).filter((wait) => wait === 0)).toHaveLength(5)
})

test('success forgets the failures of that place', () => {
  const { guard, fail } = setup()
  for (let turn = 0; turn < 4; turn++) fail(ada)
  guard.begin(ada).succeed()

  expect(Array.from({ length: 6 }, () => fail(ada))).toEqual([0, 0, 0, 0, 0, 1])
})

test('an attempt that was never looked at does not count', () => {
  const { guard, fail } = setup()
  for (let turn = 0; turn < 100; turn++) guard.begin(ada).forget()

  expect(fail(ada)).toBe(0)
})

test('an hour later all is forgotten', () => {
  const { clock, fail } = setup()
  for (let turn = 0; turn < 5; turn++) fail(ada)
  clock.time += 3_600_000

  expect(Array.from({ length: 5 }, () => fail(ada))).toEqual([0, 0, 0, 0, 0])
})

test('a flood from a thousand places thins out, and the owner’s own browser is not slowed down at all', () => {
  const { fail, guard } = setup()
  const flood = Array.from({ length: 1000 }, (_, index) => fail({ ...ada, network: `203.0.${index}` }))
  expect(flood.filter((wait) => wait === 0)).toHaveLength(100)

  expect(fail({ ...ada, device: 'the owner’s' })).toBe(0)
  expect(() => guard.begin({ ...ada, device: 'the owner’s' }).succeed()).not.toThrow()
})

test('a flood from a thousand places never makes anybody wait more than ten seconds', () => {
  const { clock, fail } = setup()
  for (let index = 0; index < 400; index++) {
    fail({ ...ada, network: `203.0.${index}` })
    clock.time += 11_000
  }
  clock.time -= 11_000

  expect(fail({ ...ada, network: 'a place never seen' })).toBeLessThanOrEqual(10)
})

test('a person in a new place who mistypes twice is not slowed down by a flood from fifty places at the account', () => {
  const { clock, fail, guard } = setup()
  for (let second = 0; second < 3600; second++) {
    for (let turn = 0; turn < 5; turn++) fail({ ...ada, network: `203.0.${(second * 5 + turn) % 50}` })
    clock.time += 1000
  }

  expect([fail(ada), fail(ada)]).toEqual([0, 0])
  expect(() => guard.begin(ada).succeed()).not.toThrow()
})

test('all places together make at most 400 guesses at one account at once, and 24 a minute from then on', () => {
  const { clock, fail } = setup()
  let guesses = 0
  for (let second = 0; second < 600; second++) {
    for (let turn = 0; turn < 100; turn++) {
      if (fail({ ...ada, network: `198.18.${(second * 100 + turn) % 2500}` }) === 0) guesses += 1
    }
    clock.time += 1000
  }

  expect(guesses).toBeLessThanOrEqual(400 + 10 * 24)
})

test('whoever knows the password tries twenty codes from all places together, then one in five minutes', () => {
  const { clock, guard } = setup()
  let turn = 0
  const tryCode = () => guard.begin({ ...ada, network: `198.18.${turn++}` }).beginCode()
  for (let times = 0; times < 20; times++) tryCode()

  expect(tryCode).toThrow('Please wait 300 s')
  expect(() => guard.begin({ ...ada, device: 'the owner’s' }).beginCode()).not.toThrow()
  clock.time += 300_000
  expect(tryCode).not.toThrow()
  expect(tryCode).toThrow('Please wait')
})

test('codes that were right do not count', () => {
  const { guard } = setup()
  for (let times = 0; times < 50; times++) {
    const counted = guard.begin(ada)
    counted.beginCode()
    counted.succeed()
  }

  expect(() => guard.begin(ada).beginCode()).not.toThrow()
})

test('a place stands one round further behind for every wrong attempt; a browser that is known stands in front', () => {
  const { guard } = setup()
  const lagOf = (network: string) => guard.begin({ ...ada, account: `account ${network}`, network }).lag
  expect([1, 2, 3].map((person) => guard.begin({ ...ada, account: `${person}` }).lag)).toEqual([1, 2, 3])

  expect(lagOf('a new place')).toBe(1)
  expect(guard.begin({ ...ada, device: 'the owner’s' }).lag).toBe(0)
})

test('one address that tries many accounts is slowed down; another address is not', () => {
  const { fail } = setup()
  const stuffing = Array.from({ length: 1000 }, (_, index) => fail({ ...ada, account: `person ${index}` }))

  expect(stuffing.filter((wait) => wait === 0)).toHaveLength(600)
  expect(fail({ ...ada, account: 'bob@example.org', network: '198.51.100.8/32' })).toBe(0)
})
