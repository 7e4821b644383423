import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { backUpSqlite, restoreSqlite } from './sqlite-backup.ts'

const now = () => 1_000_000
const origin = { world: 'live', closingPrices: 'somebody' }

test('a database is backed up while it is written to, and restored elsewhere with all that was written before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [file, kept, restored] = ['data/live.db', 'kept', 'new/other.db'].map((name) => join(folder, name))
  if (!file || !kept || !restored) throw new Error('No places')
  const database = await openDatabase({ file, now, origin })
  onTestFinished(database.close)
  await writeFile(join(folder, 'data/session-secret'), 'planted')
  const message = (text: string) => ({ name: 'Ada', email: 'ada@example.org', message: text })
  await database.messages.add(message('before'))
  await database.answers.set('a', { value: 'read', storedAt: 1 })

  const backup = backUpSqlite(file, kept)
  for (let turn = 0; turn < 50; turn += 1) await database.messages.add(message(`${turn}`))
  expect(await backup).toBe(3)
  await expect(backUpSqlite(file, kept)).rejects.toThrow('is there already')

  await restoreSqlite(kept, restored)
  const copy = await openDatabase({ file: restored, now, origin })
  onTestFinished(copy.close)
  const messages = await copy.messages.list({ limit: 100, offset: 0 })
  expect(messages.at(-1)?.message).toBe('before')
  // Whatever it holds of those that came meanwhile is the first of them, none left out.
  expect(messages.slice(0, -1).map((row) => row.message)).toEqual(
    Array.from({ length: messages.length - 1 }, (_, index) => `${messages.length - 2 - index}`),
  )
  expect(await copy.answers.get('a')).toEqual({ value: 'read', storedAt: 1 })
  expect((await stat(join(folder, 'new/session-secret'))).size).toBe(7)
  expect((await stat(restored)).mode & 0o077).toBe(0)
  await expect(restoreSqlite(kept, restored)).rejects.toThrow('is there already')
})

test('what is no backup, or not there, is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await expect(restoreSqlite(folder, join(folder, 'new.db'))).rejects.toThrow('holds 0 databases')
  await expect(backUpSqlite(join(folder, 'missing.db'), folder)).rejects.toThrow('There is no database at')
})
