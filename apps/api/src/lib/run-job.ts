import type { JobRunsRepository } from '../database/job-runs.repository.ts'

/**
 * Runs a scheduled job and writes down how it went; a sentence that the job returns is kept as a note. A job
 * that fails is told to `onFailure` and does not reject: there is nobody to hear it but the next run.
 */
export async function runJob(
  name: string,
  job: () => Promise<unknown>,
  {
    jobRuns,
    now,
    onFailure,
  }: { jobRuns: JobRunsRepository; now: () => number; onFailure: (error: unknown) => void },
): Promise<void> {
  const startedAt = now()
  const write = (succeeded: boolean, note: string | null) =>
    jobRuns.add({ name, startedAt, durationMs: Math.max(0, now() - startedAt), succeeded, note })
  try {
    const note = await job()
    await write(true, typeof note === 'string' ? note : null)
  } catch (error) {
    onFailure(error)
    await write(false, error instanceof Error ? error.name : 'failed').catch(onFailure)
  }
}
