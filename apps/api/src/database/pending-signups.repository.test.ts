import { expect, onTestFinished, test } from 'vitest'

import { createPendingSignupsRepository } from './pending-signups.repository.ts'
import { openSqlitePeople } from './sqlite/open-sqlite.ts'

test('of too many signups that wait the oldest go', async () => {
  const { people, close } = openSqlitePeople(':memory:')
  onTestFinished(close)
  const signups = createPendingSignupsRepository(people, 3)
  const person = {
    email: 'Ada@example.org',
    username: 'Ada',
    dateOfBirth: '1990-12-10',
    passwordHash: 'a hash',
  }
  const ids = ['first', 'second', 'third', 'fourth', 'fifth']
  for (const [createdAt, id] of ids.entries()) {
    await signups.add({ ...person, id, addresses: [], createdAt, expiresAt: 10 })
  }

  const kept = await Promise.all(ids.slice(0, 3).map((id) => signups.find(id, 0)))
  expect(kept.map((signup) => signup?.id)).toEqual([undefined, undefined, 'third'])
  expect(kept[2]).toMatchObject({ email: 'ada@example.org', addresses: [] })
})
