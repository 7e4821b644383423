import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestDatabase } from '../../testing/open-test-database.ts'
import { backUpPostgres, restorePostgres } from '../backup/postgres-backup.ts'
import { openDatabase } from '../open-database.ts'

const NOW = 1_000_000
const open = (url: string) => openDatabase({ url, now: () => NOW })

test('a database that is in use is backed up, and restored into an empty one with every row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [from, to] = [
    await makeTestDatabase(),
    await makeTestDatabase("template template0 encoding 'UTF8' locale 'C'"),
  ]
  const database = await open(from)
  onTestFinished(database.close)
  await database.messages.add({ name: 'Ada', email: 'ada@example.org', message: 'before' })
  await database.answers.set('a', { value: 'read', storedAt: 1 })
  await backUpPostgres(from, folder)
  await expect(backUpPostgres(from, folder)).rejects.toThrow('is there already')

  await restorePostgres(folder, to)
  const copy = await open(to)
  onTestFinished(copy.close)
  expect(await copy.messages.list({ limit: 10, offset: 0 })).toMatchObject([{ message: 'before' }])
  expect(await copy.answers.get('a')).toEqual({ value: 'read', storedAt: 1 })
  await copy.messages.add({ name: 'Bob', email: 'bob@example.org', message: 'after' })
  expect(await copy.messages.count()).toBe(2)
  await expect(restorePostgres(folder, to)).rejects.toThrow('Restore into an empty one')
})
