import { desc, lt } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import type { PeopleTables } from './tables/people-tables.ts'

type JobRunRow = PeopleTables['jobRuns']['$inferSelect']

/** What scheduled jobs did. */
export interface JobRunsRepository {
  add(run: Omit<JobRunRow, 'id'>): Promise<void>
  /** The latest first. */
  list(limit: number): Promise<JobRunRow[]>
  removeBefore(time: number): Promise<void>
}

export function createJobRunsRepository({ connection, tables: { jobRuns } }: PeopleStore): JobRunsRepository {
  return {
    async add(run) {
      await connection.insert(jobRuns).values(run)
    },
    async list(limit) {
      return connection.select().from(jobRuns).orderBy(desc(jobRuns.startedAt), desc(jobRuns.id)).limit(limit)
    },
    async removeBefore(time) {
      await connection.delete(jobRuns).where(lt(jobRuns.startedAt, time))
    },
  }
}
