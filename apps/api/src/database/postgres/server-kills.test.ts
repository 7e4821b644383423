import { expect, test } from 'vitest'
import { makeTestDatabase } from '../../testing/open-test-database.ts'
import { killLimit, killRounds, surviveKills } from '../../testing/survive-kills.ts'

test('what was acknowledged outlives kills in the midst of writes', { timeout: killLimit }, async () => {
  const env = { DATABASE_URL: await makeTestDatabase() }
  await expect(surviveKills(env, killRounds, 2)).resolves.toBeUndefined()
})
