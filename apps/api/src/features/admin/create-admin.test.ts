import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { createAdmin } from './create-admin.ts'

async function open() {
  const database = await openTestDatabase(() => 0)
  onTestFinished(() => database.close())
  return database.users
}

test('the named account becomes an admin, whatever the case of the email', async () => {
  const users = await open()
  await users.create(
    { username: 'ada', email: 'ada@example.org', dateOfBirth: '1990-01-01', passwordHash: 'x' },
    [],
  )
  expect(await createAdmin(users, 'Ada@Example.org')).toBe(
    'ada <ada@example.org> is an admin now: /admin/home',
  )
  expect((await users.findByEmail('ada@example.org'))?.role).toBe('admin')
})

test.each([
  ['nobody@example.org', /^There is no account with the email nobody@example\.org/],
  ['', /^Say whose account it is/],
  [undefined, /^Say whose account it is/],
])('%j makes nobody an admin and says why', async (email, sentence) => {
  await expect(createAdmin(await open(), email)).rejects.toThrow(sentence)
})
