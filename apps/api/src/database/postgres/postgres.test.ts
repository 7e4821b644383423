import { inject, onTestFinished } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { describeDatabase } from '../conformance/describe-database.ts'
import { toTestDatabase } from '../conformance/to-test-database.ts'

describeDatabase(`PostgreSQL`, async () => {
  if (!inject('postgres')) throw new Error('This test runs in the project "postgres"')
  const clock = { time: Date.UTC(2026, 0, 1) }
  const database = await openTestDatabase(() => clock.time)
  onTestFinished(() => database.close())
  return toTestDatabase(database, clock)
})
