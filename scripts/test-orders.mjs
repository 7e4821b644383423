// npm run test:orders -- --rounds 10 [--seed 4711] [--journeys]: every test so many times, each round in another order of
// its files and of the tests in them; with --journeys those in a browser too. What follows goes to Turborepo: npm run
// test:orders -- --rounds 3 --filter=@pkg/cost-basis. A test that needs the one before it, or fails now and then, shows
// itself here.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { prepareTests } from './lib/prepare-tests.mjs'
import { pnpm } from './lib/processes.mjs'
import { Advice, createSteps, run } from './lib/steps.mjs'
import { clearResults, readTotals } from './lib/totals.mjs'

const LARGEST_SEED = 1_000_000
const OURS = {
  rounds: { type: 'string', default: '10' },
  seed: { type: 'string' },
  journeys: { type: 'boolean' },
}

function readNumber(name, text) {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1)
    throw new Advice(`--${name} takes a whole number from 1, not "${text}".`)
  return number
}

/** Our own options; all others, in their order, are Turborepo's. */
function readOptions() {
  const args = process.argv.slice(2)
  const { values, tokens } = parseArgs({ args, options: OURS, strict: false, tokens: true })
  const taken = tokens
    .filter(({ kind, name }) => kind === 'option' && name in OURS)
    .flatMap(({ index, value, inlineValue }) => (value && !inlineValue ? [index, index + 1] : [index]))
  return {
    rounds: readNumber('rounds', values.rounds),
    first: values.seed === undefined ? randomInt(1, LARGEST_SEED) : readNumber('seed', values.seed),
    journeys: values.journeys === true,
    narrowedTo: args.filter((_, index) => !taken.includes(index)),
  }
}

/** What is run in a round: Vitest's tests and Playwright's each have their own way to be put into another order. */
function tasksOfRound(seed, { journeys, narrowedTo }) {
  const vitest = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]
  const units = [['test', ...narrowedTo], vitest]
  if (!journeys) return [units]
  return [units, [['@pkg/ui-kit#e2e'], vitest], [['@app/web#e2e'], [`--shuffle=${seed}`]]]
}

await run(async () => {
  const options = readOptions()
  const { rounds, first, journeys, narrowedTo } = options
  const step = createSteps(rounds + 2)
  step('Installing the packages, finding Chromium, PostgreSQL, Redis and nginx')
  const env = await prepareTests()
  const turbo = (tasks, behind = []) =>
    pnpm(['exec', 'turbo', 'run', ...tasks, '--output-logs=errors-only', ...behind], { env })
  step('Building what the tests use')
  await turbo(['build', '@pkg/publishing#packed', ...narrowedTo])
  if (journeys) await turbo(['@app/web#build', '@app/api#build'])

  const sum = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  for (let seed = first; seed < first + rounds; seed += 1) {
    step(`All tests in the order of seed ${seed}`)
    clearResults()
    const faults = []
    for (const [tasks, order] of tasksOfRound(seed, options)) {
      // Nothing from the cache: that they passed before says nothing of how they go now. What they use was built.
      const anew = ['--only', '--force', '--continue', '--concurrency=1']
      await turbo([...tasks, ...anew], ['--', ...order]).catch((error) => faults.push(error))
    }
    const totals = readTotals()
    if (faults.length === 0 && totals.passed === 0) throw new Advice('No test ran.')
    // Only a test that passes at its first try has passed.
    const failed = [...totals.failures, ...totals.unsteady]
    if (faults.length > 0 && failed.length === 0)
      failed.push({ name: 'A task failed; the first lines with "ERROR" above say which', lines: [] })
    failures.push(...failed.map((each) => ({ ...each, seed })))
    sum.passed += totals.passed - totals.unsteady.length
    sum.failed += totals.failed + totals.unsteady.length
    sum.skipped += totals.skipped
    console.log(`\nSeed ${seed}: ${totals.passed - totals.unsteady.length} passed, ${failed.length} failed`)
  }

  for (const { name, lines, seed } of failures)
    console.log(`\nFailed in the order of seed ${seed}: ${[name, ...lines].join('\n  ')}`)
  if (sum.skipped > 0) console.log(`\n${sum.skipped} skipped; each says why above.`)
  const seeds = rounds === 1 ? `seed ${first}` : `seeds ${first} to ${first + rounds - 1}`
  console.log(`\n${sum.passed} passed, ${sum.failed} failed, in ${rounds} rounds (${seeds})`)
  if (failures.length > 0) process.exitCode = 1
})
