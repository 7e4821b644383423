import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './open-database.ts'

test('the database itself refuses to change or remove what happened, whoever asks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hodlwise-events-'))
  const file = join(folder, 'hodlwise.db')
  const database = await openDatabase({ file, now: Date.now })
  const sqlite = new SQLite(file)
  onTestFinished(() => {
    sqlite.close()
    database.close()
    rmSync(folder, { recursive: true })
  })
  await database.securityEvents.add({
    userId: 'ada',
    kind: 'login-failed',
    at: Date.now(),
    device: '',
    network: '',
  })

  expect(() => sqlite.exec("update security_events set kind = 'logged-in'")).toThrow(/never changed/)
  expect(() => sqlite.exec('delete from security_events')).toThrow(/kept for a year/)
  expect(await database.securityEvents.list(10)).toHaveLength(1)
})
