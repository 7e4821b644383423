import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { killLimit, killRounds, surviveKills } from './testing/survive-kills.ts'

test('what was acknowledged outlives kills in the midst of writes', { timeout: killLimit }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kills-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const env = { DATABASE_URL: `file:${join(folder, 'hodlwise.db')}` }
  await expect(surviveKills(env, killRounds, 1)).resolves.toBeUndefined()
})
