import { hostname } from 'node:os'
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { ADMIN_PAGE_SIZE, AppError, admin, DAY_MS } from '@pkg/api-contract'
import { succeed } from '../../lib/succeed.ts'
import { getSignedIn } from '../../plugins/access.ts'
import { toCaller } from '../../plugins/audit.ts'

const DAYS_SHOWN = 30
const RUNS_SHOWN = 50

/** Stands for the place of an admin in the events of people: where the admin was is not told to them. */
const NOWHERE = { device: '', network: '' }

/** What admins see, and the end of sessions that somebody else may hold. */
export const adminFeature: FastifyPluginAsyncZod = async (app) => {
  const { now } = app
  const { users, sessions, accessTokens, messages, pageViews, jobRuns } = app.database
  const startedAt = toIso(now())

  app.route({
    ...admin.getOverview,
    async handler() {
      const since = toIso(now() - (DAYS_SHOWN - 1) * DAY_MS).slice(0, 10)
      const runs = await jobRuns.list(RUNS_SHOWN)
      return {
        users: await users.count(),
        messages: await messages.count(),
        startedAt,
        process: `${hostname()}:${process.pid}`,
        sharing: app.sharing.state(),
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
      const { total, rows } = await readPage(users, query.page)
      return { total, users: rows }
    },
  })

  app.route({
    ...admin.endSessions,
    async handler(request) {
      const { user, session } = getSignedIn(request)
      const person = await users.find(request.params.id)
      if (person === undefined) throw new AppError('NOT_FOUND', { message: 'There is no such account.' })
      await sessions.removeAllOfUser(person.id, session.id)
      if (person.id !== user.id) await accessTokens.removeAllOfUser(person.id)
      await app.audit(NOWHERE, { userId: person.id, kind: 'sessions-ended-by-admin' })
      await app.audit(toCaller(request), { userId: user.id, kind: 'ended-sessions-of-other' })
      return succeed({ message: 'Every session of this account was ended, and every access token revoked.' })
    },
  })

  app.route({
    ...admin.listMessages,
    async handler({ query }) {
      const { total, rows } = await readPage(messages, query.page)
      return { total, messages: rows }
    },
  })
}

const toIso = (time: number) => new Date(time).toISOString()

interface Pages<Row> {
  count: () => Promise<number>
  list: (range: { limit: number; offset: number }) => Promise<Row[]>
}

/** One page of stored rows, pages counted from 1, with times in ISO 8601. */
async function readPage<Row extends { createdAt: number }>({ count, list }: Pages<Row>, page: number) {
  const rows = await list({ limit: ADMIN_PAGE_SIZE, offset: (page - 1) * ADMIN_PAGE_SIZE })
  return { total: await count(), rows: rows.map((row) => ({ ...row, createdAt: toIso(row.createdAt) })) }
}
