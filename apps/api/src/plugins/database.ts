import fp from 'fastify-plugin'
import type { Database } from '../database/open-database.ts'
import { changesNothing } from '../lib/changes-nothing.ts'

declare module 'fastify' {
  interface FastifyInstance {
    database: Database
  }
}

/**
 * Gives the app its tables; whoever opened them closes them. What a call changed is on the disk before its answer
 * is out, and nobody else waits for that.
 */
export const database = fp<{ database: Database }>(
  async (app, options) => {
    app.decorate('database', options.database)
    app.addHook('onRoute', (route) => {
      if ([route.method].flat().every((method) => changesNothing.has(method))) return
      route.onSend = [...[route.onSend ?? []].flat(), () => options.database.synced()]
    })
  },
  { name: 'database' },
)
