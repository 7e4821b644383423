import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { pageViews } from './schema.ts'

type PageViewsRow = typeof pageViews.$inferSelect

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

export function createPageViewsRepository(connection: Connection): PageViewsRepository {
  return {
    async add({ day, path }) {
      connection.transaction(
        (transaction) => {
          const known = transaction
            .select({ views: pageViews.views })
            .from(pageViews)
            .where(and(eq(pageViews.day, day), eq(pageViews.path, path)))
            .get()
          const paths = transaction
            .select({ rows: count() })
            .from(pageViews)
            .where(eq(pageViews.day, day))
            .get()
          const counted = known || (paths?.rows ?? 0) < MAX_PATHS_PER_DAY ? path : OTHER
          transaction
            .insert(pageViews)
            .values({ day, path: counted, views: 1 })
            .onConflictDoUpdate({
              target: [pageViews.day, pageViews.path],
              set: { views: sql`${pageViews.views} + 1` },
            })
            .run()
        },
        { behavior: 'immediate' },
      )
    },
    async listSince(day) {
      return connection
        .select()
        .from(pageViews)
        .where(gte(pageViews.day, day))
        .orderBy(desc(pageViews.day), desc(pageViews.views), pageViews.path)
        .all()
    },
    async removeBefore(day) {
      connection.delete(pageViews).where(lt(pageViews.day, day)).run()
    },
  }
}
