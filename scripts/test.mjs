// npm test: lint, types, unit, integration and browser tests, with the true total on the last line. What follows it goes
// to Turborepo: npm test -- --filter=@pkg/cost-basis, npm test -- --affected.
import { clearSummaries, readFailedTasks } from './lib/failed-tasks.mjs'
import { prepareTests } from './lib/prepare-tests.mjs'
import { pnpm } from './lib/processes.mjs'
import { Advice, createSteps, run } from './lib/steps.mjs'
import { clearResults, readTotals } from './lib/totals.mjs'

/** Packing builds the packages once more in their places, where nothing else may do so meanwhile. */
const packed = '@pkg/publishing#packed'
/** What reads all rooms in one run. Two tasks beside each other, since what runs in one thread leaves a core idle. */
const together = ['//#lint:root', '//#typecheck:rooms']
/**
 * Rooms whose types are checked by themselves: those of a browser, and the sandbox, which shares a library with the
 * server: what that adds to the types of the library is nothing the sandbox may use.
 */
const typesApart = ['@app/sandbox#typecheck', '@app/web#typecheck', '@pkg/ui-kit#typecheck']
/** Its tests take longest and hang on most rooms, so that Turborepo would begin them last. */
const longest = '@app/api'

await run(async () => {
  const step = createSteps(3)
  step('Installing the packages, finding Chromium, PostgreSQL, Redis and nginx')
  const env = await prepareTests()
  step('Checking the boundaries between the rooms')
  await pnpm(['exec', 'turbo', 'boundaries'], { advice: 'A room imports what it may not; see above.' })
  step('Linting, type checking, testing (what did not change comes from the cache)')
  clearResults()
  clearSummaries()
  const narrowedTo = process.argv.slice(2)
  const faults = []
  const turbo = (tasks, ...options) =>
    pnpm(
      [
        'exec',
        'turbo',
        'run',
        ...tasks,
        ...narrowedTo,
        '--continue',
        '--summarize',
        '--output-logs=new-only',
        ...options,
      ],
      {
        env,
      },
    ).catch((error) => faults.push(error))
  if (narrowedTo.length > 0) await turbo(['//#lint:root', 'typecheck', 'test', 'e2e'], '--concurrency=2')
  else {
    // All that follows begins with the same builds; what needs none fills the pauses of their threads.
    await turbo(['build', packed, ...together])
    // Tests in a browser wait as often as they compute, so that they run beside the others from beginning to end.
    await Promise.all([
      turbo(['e2e'], '--concurrency=1'),
      turbo([`${longest}#test`]),
      turbo(['test', ...typesApart], `--filter=!${longest}`, '--concurrency=1'),
    ])
  }
  const { passed, failed, skipped, failures, unsteady } = readTotals()
  if (skipped > 0) console.log(`\n${skipped} skipped; each says why above.`)
  // Again, and last: where only the end of the output is kept, it says what failed.
  for (const { message } of faults) console.log(`\n${message}`)
  for (const { name, exitCode, lines } of readFailedTasks())
    console.log(`\n${name} ended with ${exitCode}, and said at its end:\n  ${lines.join('\n  ')}`)
  for (const { name, lines } of unsteady)
    console.log(`\nFailed once and passed when tried again: ${[name, ...lines].join('\n  ')}`)
  for (const { name, lines } of failures) console.log(`\nFailed: ${[name, ...lines].join('\n  ')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  if (faults.length > 0) process.exitCode = 1
  else if (passed === 0 && narrowedTo.length === 0) throw new Advice('No test ran.')
})
