import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { ADMIN_PAGE_SIZE, admin } from '@pkg/api-contract'

const DAY = 86_400_000
const DAYS_SHOWN = 30
const RUNS_SHOWN = 50

/** What admins see. */
export const adminRoutes: FastifyPluginAsyncZod<{ now: () => number }> = async (app, { now }) => {
  const { users, messages, pageViews, jobRuns } = app.database
  const startedAt = toIso(now())

  app.route({
    ...admin.getOverview,
    async handler() {
      const since = toIso(now() - (DAYS_SHOWN - 1) * DAY).slice(0, 10)
      const runs = await jobRuns.list(RUNS_SHOWN)
      return {
        users: await users.count(),
        messages: await messages.count(),
        startedAt,
        providers: app.chain.listProviderHealth(),
        hotAnswers: app.hotAnswers.list(),
        jobs: runs.map(({ id: _, startedAt: at, ...run }) => ({ ...run, startedAt: toIso(at) })),
        pageViews: await pageViews.listSince(since),
      }
    },
  })

  app.route({
    ...admin.listUsers,
    async handler({ query }) {
      const rows = await users.list(toRange(query.page))
      return {
        total: await users.count(),
        users: rows.map((row) => ({ ...row, createdAt: toIso(row.createdAt) })),
      }
    },
  })

  app.route({
    ...admin.listMessages,
    async handler({ query }) {
      const rows = await messages.list(toRange(query.page))
      return {
        total: await messages.count(),
        messages: rows.map((row) => ({ ...row, createdAt: toIso(row.createdAt) })),
      }
    },
  })
}

const toIso = (time: number) => new Date(time).toISOString()

function toRange(page: number) {
  return { limit: ADMIN_PAGE_SIZE, offset: (page - 1) * ADMIN_PAGE_SIZE }
}
