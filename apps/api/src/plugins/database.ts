import fp from 'fastify-plugin'
import type { Database } from '../database/open-database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    database: Database
  }
}

/** Gives the app its tables. Whoever opened them closes them. */
export const database = fp<{ database: Database }>(
  async (app, options) => {
    app.decorate('database', options.database)
  },
  { name: 'database' },
)
