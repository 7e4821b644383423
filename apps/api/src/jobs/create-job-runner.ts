import type { JobRunsRepository } from '../database/job-runs.repository.ts'
import { callContext } from '../lib/call-context.ts'
import { runJob } from '../lib/run-job.ts'
import { nextRequestId } from '../lib/to-request-id.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** Runs a scheduled job by its name, and never rejects. What it answers with, where that is a sentence, is kept as a note. */
export type JobRunner = (name: string, job: () => Promise<unknown>) => Promise<void>

/**
 * Each run has an id as a call has one, is a trace of its own where traces are collected, and is written down.
 *
 * @param onFailure told of a job that fails, in a sentence and by what it threw
 */
export function createJobRunner({
  jobRuns,
  tracing,
  now,
  onFailure,
}: {
  jobRuns: JobRunsRepository
  tracing: Tracing | undefined
  now: () => number
  onFailure: (message: string, error: unknown) => void
}): JobRunner {
  return (name, job) => {
    const requestId = nextRequestId()
    const inContext = () => callContext.run({ asker: null, isJob: true, requestId }, job)
    return runJob(name, tracing ? () => tracing.job(name, requestId, inContext) : inContext, {
      jobRuns,
      now,
      onFailure: (error) => onFailure(`The job "${name}" failed`, error),
    })
  }
}
