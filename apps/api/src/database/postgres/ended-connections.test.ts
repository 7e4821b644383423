import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestDatabase } from '../../testing/open-test-database.ts'
import { DatabaseError } from '../database-error.ts'
import { openDatabase } from '../open-database.ts'

test('a server that ends every connection fails what is under way as away, and whoever asks next is answered', async () => {
  const url = await makeTestDatabase()
  const database = await openDatabase({ url, now: () => Date.UTC(2026, 0, 1) })
  const server = new Client({ connectionString: url })
  await server.connect()
  onTestFinished(async () => {
    await server.end()
    await database.close()
  })
  const person = { email: 'ada@example.org', username: 'ada', dateOfBirth: '1990-12-10', passwordHash: 'h' }
  const { user } = await database.users.create(person, [`0x${'a'.repeat(40)}`])
  const hide = (index: number) =>
    database.verdicts.add(user.id, `1:0x${index.toString(16).padStart(40, '0')}`, 'hide')
  await hide(1)

  // What is written now waits for the table.
  await server.query('begin; lock table hodlwise.verdicts in access exclusive mode')
  const outcome = hide(2).catch((error: unknown) => error)
  const others = 'pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await expect
    .poll(async () => {
      const { rows } = await server.query(`select 1 from ${others} and wait_event_type = 'Lock'`)
      return rows.length
    })
    .toBe(1)
  await server.query(`select pg_terminate_backend(pid) from ${others}`)
  expect(await outcome).toBeInstanceOf(DatabaseError)
  expect(await outcome).toMatchObject({ code: 'AWAY' })
  await server.query('rollback')

  await hide(3)
  const kept = (await database.verdicts.list(user.id)).map(({ asset }) => Number(asset.split(':')[1]))
  expect(kept.sort()).toEqual([1, 3])
})
