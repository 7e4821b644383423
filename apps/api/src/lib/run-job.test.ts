import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { runJob } from './run-job.ts'

async function open() {
  const { database, clock } = await buildTestApp()
  const failures: unknown[] = []
  const options = {
    jobRuns: database.jobRuns,
    now: () => clock.time,
    onFailure: (error: unknown) => failures.push(error),
  }
  return {
    clock,
    failures,
    run: (job: () => Promise<unknown>) => runJob('job', job, options),
    list: () => database.jobRuns.list(10),
  }
}

test('a run is written down with how long it took and what it says', async () => {
  const { run, list, clock } = await open()
  const startedAt = clock.time
  await run(async () => {
    clock.time += 250
    return '3 wallets'
  })
  expect(await list()).toEqual([
    { id: 1, name: 'job', startedAt, durationMs: 250, succeeded: true, note: '3 wallets' },
  ])
})

test('a run that fails is written down as such, and is no fault of whoever started it', async () => {
  const { run, list, failures } = await open()
  const error = new TypeError('secret inside')
  await run(() => Promise.reject(error))
  expect(failures).toEqual([error])
  expect(await list()).toMatchObject([{ succeeded: false, note: 'TypeError' }])
})
