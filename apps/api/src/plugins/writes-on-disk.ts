import fp from 'fastify-plugin'
import { changesNothing } from '../lib/changes-nothing.ts'

/** Delays the answer of a call that may have changed something until the disk has it; other calls do not wait. */
export const writesOnDisk = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if ([route.method].flat().every((method) => changesNothing.has(method))) return
      route.onSend = [...[route.onSend ?? []].flat(), () => app.database.synced()]
    })
  },
  { name: 'writes-on-disk', dependencies: ['dependencies'] },
)
