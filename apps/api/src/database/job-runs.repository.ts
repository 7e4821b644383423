import { desc, lt } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { jobRuns } from './schema.ts'

type JobRunRow = typeof jobRuns.$inferSelect

/** What scheduled jobs did. */
export interface JobRunsRepository {
  add(run: Omit<JobRunRow, 'id'>): Promise<void>
  /** The latest first. */
  list(limit: number): Promise<JobRunRow[]>
  removeBefore(time: number): Promise<void>
}

export function createJobRunsRepository(connection: Connection): JobRunsRepository {
  return {
    async add(run) {
      connection.insert(jobRuns).values(run).run()
    },
    async list(limit) {
      return connection
        .select()
        .from(jobRuns)
        .orderBy(desc(jobRuns.startedAt), desc(jobRuns.id))
        .limit(limit)
        .all()
    },
    async removeBefore(time) {
      connection.delete(jobRuns).where(lt(jobRuns.startedAt, time)).run()
    },
  }
}
