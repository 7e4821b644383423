import { HOUR_MS } from '@pkg/api-contract'
import { boundGrowth } from '../database/bound-growth.ts'
import type { Database } from '../database/open-database.ts'
import { sweep } from '../database/sweep.ts'
import { schedule } from '../lib/schedule.ts'
import type { JobRunner } from './create-job-runner.ts'

/**
 * Removes hour by hour what has ended and what nobody needs any more. Resolves after the first sweep, with how to end
 * it.
 */
export async function startCleaning({
  database,
  run,
  now,
}: {
  database: Database
  run: JobRunner
  now: () => number
}): Promise<() => Promise<void>> {
  // Sessions, links and tokens that have ended are removed, so that nobody finds them in the file.
  const sweepNow = () =>
    run('sweep', async () => {
      const isOurs = await sweep(database, now())
      return isOurs ? undefined : 'another process did it'
    })
  await sweepNow()
  const sweeping = setInterval(sweepNow, HOUR_MS)
  const stopGrowth = schedule(
    (signal) =>
      run('growth', async () => {
        const bounded = await boundGrowth(database, { now, signal })
        if (bounded === null) return 'done today, or by another process'
        return `${bounded.hours} records of hours and the movements of ${bounded.wallets} untracked wallets removed`
      }),
    HOUR_MS,
  )
  return () => {
    clearInterval(sweeping)
    return stopGrowth()
  }
}
