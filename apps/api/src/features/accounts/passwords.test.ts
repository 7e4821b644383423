import { readFile } from 'node:fs/promises'
import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const turn = { who: 'one place' }

test('a password is stored as argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const passwords = await createPasswords()
  const [one, two] = await Promise.all([
    passwords.hash('Correct-Horse-7', turn),
    passwords.hash('Correct-Horse-7', turn),
  ])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1, saltLen: 16 })
  expect(one).not.toBe(two)
})

test('only the right password matches, to the last letter, and no password matches no account', async () => {
  const passwords = await createPasswords()
  const long = 'aA1'.repeat(340)
  const hash = await passwords.hash(long, turn)

  expect(await passwords.verify(hash, long, turn)).toBe(true)
  expect(await passwords.verify(hash, `${long}x`, turn)).toBe(false)
  expect(await passwords.verify(undefined, long, turn)).toBe(false)
})

test('a password is the same on a keyboard that composes its letters otherwise', async () => {
  const passwords = await createPasswords()

  const hash = await passwords.hash('Caf\u00e9-Noir-7', turn)

  expect(await passwords.verify(hash, 'Cafe\u0301-Noir-7', turn)).toBe(true)
})

test('two hashes run at once, some wait, and the rest are asked to come back', async () => {
  const running = { now: 0, most: 0 }
  const open = Promise.withResolvers<void>()
  const passwords = await createPasswords({
    atOnce: 2,
    waiting: 3,
    check: async () => {
      running.most = Math.max(running.most, ++running.now)
      await open.promise
      running.now--
      return true
    },
  })
  const calls = Array.from({ length: 8 }, () => passwords.verify('hash', 'password', turn))
  const settled = Promise.allSettled(calls)
  open.resolve()

  expect((await settled).map((call) => (call.status === 'fulfilled' ? 'served' : call.reason.code))).toEqual([
    ...Array(5).fill('served'),
    ...Array(3).fill('BUSY'),
  ])
  expect(running.most).toBe(2)
})

test('fifty checks at once take no thread that files need', async () => {
  const passwords = await createPasswords()
  const hash = await passwords.hash('Correct-Horse-7', turn)
  let left = 50
  const checks = Array.from({ length: left }, async () => {
    await passwords.verify(hash, 'Wrong-Horse-7', turn)
    left -= 1
  })
  // Behind fifty checks in the threads that files have too, these would come last.
  for (let times = 0; times < 3; times++) await readFile(import.meta.filename)

  expect(left).toBeGreaterThan(0)
  await Promise.all(checks)
})
