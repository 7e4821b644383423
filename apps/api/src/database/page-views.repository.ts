import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import type { PeopleTables } from './tables/people-tables.ts'

type PageViewsRow = PeopleTables['pageViews']['$inferSelect']

/** Views of pages by day. */
export interface PageViewsRepository {
  add(view: { day: string; path: string }): Promise<void>
  /** Since a day, that day included; the latest day first, within it the most opened page. */
  listSince(day: string): Promise<PageViewsRow[]>
  removeBefore(day: string): Promise<void>
}

/** Paths come from callers: beyond this many on a day they are counted together. */
const MAX_PATHS_PER_DAY = 300
const OTHER = '/other'

export function createPageViewsRepository({
  connection,
  tables: { pageViews },
}: PeopleStore): PageViewsRepository {
  return {
    async add({ day, path }) {
      await connection.transaction(async (transaction) => {
        const [known] = await transaction
          .select({ views: pageViews.views })
          .from(pageViews)
          .where(and(eq(pageViews.day, day), eq(pageViews.path, path)))
        const [paths] = await transaction
          .select({ rows: count() })
          .from(pageViews)
          .where(eq(pageViews.day, day))
        const counted = known || (paths?.rows ?? 0) < MAX_PATHS_PER_DAY ? path : OTHER
        await transaction
          .insert(pageViews)
          .values({ day, path: counted, views: 1 })
          .onConflictDoUpdate({
            target: [pageViews.day, pageViews.path],
            set: { views: sql`${pageViews.views} + 1` },
          })
      })
    },
    async listSince(day) {
      return connection
        .select()
        .from(pageViews)
        .where(gte(pageViews.day, day))
        .orderBy(desc(pageViews.day), desc(pageViews.views), pageViews.path)
    },
    async removeBefore(day) {
      await connection.delete(pageViews).where(lt(pageViews.day, day))
    },
  }
}
