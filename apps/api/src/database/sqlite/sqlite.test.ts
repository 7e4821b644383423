import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { describeDatabase } from '../conformance/describe-database.ts'
import type { TestDatabase } from '../conformance/open-for-test.ts'
import { toTestDatabase } from '../conformance/to-test-database.ts'
import { openDatabase } from '../open-database.ts'

async function open(file: string): Promise<TestDatabase> {
  const clock = { time: Date.UTC(2026, 0, 1) }
  const database = await openDatabase({ file, now: () => clock.time })
  onTestFinished(() => database.close())
  return toTestDatabase(database, clock)
}

describeDatabase('SQLite in memory', () => open(':memory:'))

describeDatabase('SQLite in files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hodlwise-conformance-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return open(join(folder, 'hodlwise.db'))
})
