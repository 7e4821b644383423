import { MINUTE_MS } from '@pkg/api-contract'
import { type SnapshotJob, takeSnapshots } from '../features/portfolio/history/take-snapshots.ts'
import { schedule } from '../lib/schedule.ts'
import type { JobRunner } from './create-job-runner.ts'

/** Shorter than the hour that has one record, so that one that failed is tried again within it. */
const BETWEEN_RUNS = 10 * MINUTE_MS

/** Records what the tracked wallets hold, now and again and again. Answers how to end it. */
export function startSnapshots(run: JobRunner, job: Omit<SnapshotJob, 'signal'>): () => Promise<void> {
  return schedule(
    (signal) =>
      run('snapshots', async () => {
        const taken = await takeSnapshots({ ...job, signal })
        return taken === null
          ? 'another process is at it'
          : `${taken} ${taken === 1 ? 'wallet' : 'wallets'} recorded`
      }),
    BETWEEN_RUNS,
  )
}
