// npm test: lint, types, unit, integration and browser tests, with the true total on the last line.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'
import { findOrInstallPostgres } from './lib/postgres.mjs'
import { pnpm, quietEnv, root } from './lib/processes.mjs'
import { Advice, createSteps, run } from './lib/steps.mjs'
import { clearResults, readTotals } from './lib/totals.mjs'

// Real answers of the upstream services, kept outside the project; their tests run where the folder is.
const recorded = process.env.RECORDED_ANSWERS ?? join(root, '..', 'shared', 'recorded')

await run(async () => {
  const step = createSteps(5)
  step('Installing the packages')
  await install()
  step('Finding Chromium')
  const chromium = await findOrInstallChromium()
  console.log(chromium)
  step('Finding PostgreSQL')
  const postgres = await findOrInstallPostgres()
  console.log(postgres)
  step('Checking the boundaries between the rooms')
  await pnpm(['exec', 'turbo', 'boundaries'], { advice: 'A room imports what it may not; see above.' })
  step('Linting, type checking, testing (what did not change comes from the cache)')
  clearResults()
  const env = {
    ...quietEnv,
    CHROMIUM_PATH: chromium,
    POSTGRES_BIN: postgres,
    ...(existsSync(recorded) && { RECORDED_ANSWERS: recorded }),
  }
  const tasks = ['lint', '//#lint:root', 'typecheck', 'test', 'e2e']
  // One room after another: each uses both cores of a small machine by itself.
  const options = ['--continue', '--output-logs=new-only', '--concurrency=1']
  let fault
  try {
    await pnpm(['exec', 'turbo', 'run', ...tasks, ...options], { env })
  } catch (error) {
    fault = error
  }
  const { passed, failed, skipped } = readTotals()
  if (skipped > 0) console.log(`\n${skipped} skipped; each says why above.`)
  if (fault) console.log('\nAt least one task failed; the first lines with "ERROR" above say which.')
  console.log(`\n${passed} passed, ${failed} failed`)
  if (fault) process.exitCode = 1
  else if (passed === 0) throw new Advice('No test ran.')
})
