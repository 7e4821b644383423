import { createChainClient } from '@pkg/chain-client'
import { onTestFinished } from 'vitest'
import { readEnv } from '../env.ts'
import { buildTestApp } from './build-test-app.ts'
import { openTestDatabase } from './open-test-database.ts'

/** The app as `npm start` runs it, on the settings of a sandbox that it asks over HTTP; closed when the test ends. */
export async function buildSandboxedApp(
  { env }: { env: Readonly<Record<string, string>> },
  clock: { time: number },
) {
  const { providers, chains } = readEnv({ ...env, PROVIDERS: 'sandbox', SESSION_SECRET: 'sixteen letters!' })
  const now = () => clock.time
  const database = await openTestDatabase(now)
  const chain = createChainClient({
    settings: providers,
    chains,
    answers: database.answers,
    now,
    log: () => {},
  })
  const app = await buildTestApp({ chain, clock, database })
  onTestFinished(async () => {
    await chain.close()
    await database.close()
  })
  return { ...app, chain }
}
