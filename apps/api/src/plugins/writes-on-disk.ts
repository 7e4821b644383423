import fp from 'fastify-plugin'
import { changesNothing } from '../lib/changes-nothing.ts'

/** What a call changed is on the disk before its answer is out, and nobody else waits for that. */
export const writesOnDisk = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if ([route.method].flat().every((method) => changesNothing.has(method))) return
      route.onSend = [...[route.onSend ?? []].flat(), () => app.database.synced()]
    })
  },
  { name: 'writes-on-disk', dependencies: ['dependencies'] },
)
